import { codeFiles, type Tree } from '#checks/house/readTree.ts';
import { rowTitles } from './rowTitles.ts';
import { statements } from './statements/statements.ts';
import type { Page } from './Page.ts';

const kinds = {
  S: 'S: the specification',
  H: 'H: where the letter of the specification alone would hurt the reader',
  R: 'R: what helps the reader beyond the specification',
  B: 'B: bad data',
  F: 'F: faults of remotes, servers, sign-in and storage',
  T: 'T: threats',
};

const intro = [
  'Made by `npm run rows` from the titles of the tests: who meets a number such as S-21 in a title or a comment finds here',
  'its rule, and the tests that show it. A line of its own states the rule where the titles do not.',
].join(' ');

/** Rows of the matrix of faults are tests too. */
const isTest = (file: string) => /^host\/faults\/|\.(test|e2e)\.tsx?$/.test(file);

/** The index of the rows of the specification. */
export function rowPages(tree: Tree): Page[] {
  const rows: Map<string, Set<string>> = new Map();
  const linesOf = (row: string) => {
    const lines = rows.get(row) ?? new Set();
    rows.set(row, lines);
    return lines;
  };
  for (const file of codeFiles(tree)) {
    const text = tree.read(file);
    if (isTest(file))
      for (const { rows: named, title } of rowTitles(file, text))
        for (const row of named) linesOf(row).add(`- ${escaped(title)} · \`${file}\``);
    // Comments name rows too. This room names them all.
    else if (!file.startsWith('scripts/generated/'))
      for (const [row] of text.matchAll(/\b[SHRBFT]-\d+\b/g)) linesOf(row);
  }

  const stale = Object.keys(statements).find((row) => !rows.has(row));
  if (stale)
    throw new Error(`No test and no comment names ${stale}: take it out of scripts/generated/statements.`);

  const sections = Object.entries(kinds).flatMap(([kind, heading]) => [
    `## ${heading}`,
    ...[...rows]
      .filter(([row]) => row.startsWith(`${kind}-`))
      .sort(([a], [b]) => Number(a.slice(2)) - Number(b.slice(2)))
      .flatMap(([row, lines]) => [
        `### ${row}`,
        statements[row] ?? [],
        lines.size > 0 ? [...lines].join('\n') : 'No test names it.',
      ]),
  ]);
  const text = ['# The rows of the specification', intro, ...sections.flat()].join('\n\n');
  return [{ file: 'host/rows.md', text }];
}

const escaped = (title: string) => title.replace(/[\\`*[\]<>]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&');
