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

export function wordFaults(tree: Tree): string[] {
  return riddles.flatMap(({ pattern, remedy }) =>
    findings(tree, codeFiles(tree), [pattern]).map(({ at, found }) => `${at} says "${found}": ${remedy}.`),
  );
}
