import { block, quote } from './nginxSyntax.ts';
import type { Kind, ServingRules } from './Kind.ts';

/** Headers that differ between files of a kind. */
export const differingHeaders = ({ headersOf = {} }: Kind | undefined = {} as Kind) => [
  ...new Set(Object.values(headersOf).flatMap((headers) => Object.keys(headers))),
];

export const variableOf = (header: string) => `$portal_${header.replaceAll('-', '_')}`;

/** Maps for the headers that differ, keyed by the served file, because the cookie may name a channel without a page. */
export function headerMaps({ always }: ServingRules, page: Kind | undefined) {
  return differingHeaders(page).flatMap((name) =>
    block(`map $uri ${variableOf(name)}`, [
      `default ${quote(always[name] ?? '')};`,
      ...Object.entries(page?.headersOf ?? {}).flatMap(([file, headers]) =>
        headers[name] === undefined ? [] : [`${quote(file)} ${quote(headers[name])};`],
      ),
    ]),
  );
}
