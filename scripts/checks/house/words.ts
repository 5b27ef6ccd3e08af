import { findings } from './findings.ts';
import { codeFiles, type Tree } from './readTree.ts';

/** Words that leave the reader guessing, each with the remedy. */
const riddles = [
  {
    pattern: /(?<=^\s*(?:\/\/|\{?\/\*\*?|\*)\s+)(?:What|Whether|Who(?:ever)?)\b/,
    remedy: 'a comment says what the thing is, in the words of the field, and then why',
  },
  {
    pattern: /(?<=^\s*(?:export )?const )Place(?= = styled\b)/,
    remedy: 'a styled component is called Wrapper, or by what it draws',
  },
];

/** Folders that are being rewritten elsewhere. */
const notYet =
  /^(?:host\/e2e|scripts\/(?:pictures|release\/smoke))\/|^scripts\/release\/checks\/browserFaults\.ts$/;

export function wordFaults(tree: Tree): string[] {
  const files = codeFiles(tree).filter((file) => !notYet.test(file));
  return riddles.flatMap(({ pattern, remedy }) =>
    findings(tree, files, [pattern]).map(({ at, found }) => `${at} says "${found}": ${remedy}.`),
  );
}
