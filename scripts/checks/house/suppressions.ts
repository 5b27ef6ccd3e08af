import { findings } from './findings.ts';
import { codeFiles, type Tree } from './readTree.ts';

// Spelled so that this file does not match itself.
const suppressions = [/eslint[-]disable\S*/, /@ts-(?:ignore|expect-error|nocheck)/];
const reminders = /\b(?:TO[D]O|FIX[M]E)\b/;

export const suppressionFaults = (tree: Tree): string[] =>
  findings(tree, codeFiles(tree), suppressions).map(
    ({ at, found }) => `${at} suppresses a check (${found}): mend the code, or the rule if it is wrong.`,
  );

/** Open work belongs in an issue. */
export const reminderFaults = (tree: Tree): string[] =>
  findings(tree, [...codeFiles(tree), ...tree.files.filter((file) => file.endsWith('.md'))], [reminders]).map(
    ({ at, found }) => `${at} says ${found}: do it now, or open an issue and leave the comment out.`,
  );
