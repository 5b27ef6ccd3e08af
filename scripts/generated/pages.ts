import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readTree } from '#checks/house/readTree.ts';
import { apiPages, pagesOf } from './apiPages.ts';
import { rowPages } from './rowPages.ts';
import type { Page } from './Page.ts';

/** Each is the npm script that makes its pages. */
export const kinds = ['api', 'rows'] as const;

export type Kind = (typeof kinds)[number];

const makers: Record<Kind, (root: string) => Page[]> = {
  api: apiPages,
  rows: (root) => rowPages(readTree(root)),
};

/** The pages of a kind as they should be, formatted. */
export const makePages = (root: string, kind: Kind): Promise<Page[]> => formatted(root, makers[kind](root));

/** The public surface of one remote. */
export const makeSurface = (root: string, remote: string): Promise<Page[]> =>
  formatted(root, pagesOf(root, [remote]));

function formatted(root: string, pages: Page[]): Promise<Page[]> {
  const all = pages.map(async ({ file, text }) => {
    const place = path.join(root, file);
    return { file, text: await format(text, { ...(await resolveConfig(place)), filepath: place }) };
  });
  return Promise.all(all);
}

export function writePages(root: string, pages: Page[]) {
  for (const { file, text } of pages) writeFileSync(path.join(root, file), text);
}

/** A sentence for every page that is not as it should be. */
export function pageFaults(root: string, kind: Kind, pages: Page[]): string[] {
  const isCurrent = ({ file, text }: Page) => {
    const place = path.join(root, file);
    return existsSync(place) && readFileSync(place, 'utf8') === text;
  };
  return pages
    .filter((page) => !isCurrent(page))
    .map(({ file }) => `${file} is out of date: run "npm run ${kind}" and commit what it changes.`);
}
