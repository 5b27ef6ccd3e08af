import { codeFiles } from './readTree.mjs';

// Written so that this file does not find itself.
const suppressions = [/eslint[-]disable\S*/, /@ts-(?:ignore|expect-error|nocheck)/];
/** Outside comments, where it may be English. */
const castToAny = /(?<!^\s*(?:\/?\*|\/\/).*)\bas any\b/;
const reminders = /\b(?:TO[D]O|FIX[M]E)\b/;

/**
 * @param {import('./readTree.mjs').Tree} tree
 * @param {string[]} files
 * @param {RegExp[]} patterns
 */
const findings = ({ read }, files, patterns) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        patterns.flatMap((pattern) => {
          const found = pattern.exec(line)?.[0];
          return found === undefined ? [] : [{ at: `${file}:${index + 1}`, found }];
        }),
      ),
  );

/**
 * No check is switched off anywhere.
 *
 * @param {import('./readTree.mjs').Tree} tree
 * @returns {string[]}
 */
export function suppressionFaults(tree) {
  const typed = tree.files.filter((file) => /\.tsx?$/.test(file));
  return [...findings(tree, codeFiles(tree), suppressions), ...findings(tree, typed, [castToAny])].map(
    ({ at, found }) => `${at} suppresses a check (${found}): mend the code, or the rule if it is wrong.`,
  );
}

/**
 * What is still to be done is an issue and not a comment.
 *
 * @param {import('./readTree.mjs').Tree} tree
 * @returns {string[]}
 */
export const reminderFaults = (tree) =>
  findings(tree, [...codeFiles(tree), ...tree.files.filter((file) => file.endsWith('.md'))], [reminders]).map(
    ({ at, found }) => `${at} says ${found}: do it now, or open an issue and leave the comment out.`,
  );
