import { block, quote } from './nginxSyntax.ts';
import type { Kind, ServingRules } from './Kind.ts';

/** Headers that differ between files of a kind. */
export const differingHeaders = ({ headersOf = {} }: Kind | undefined = {} as Kind) => [
  ...new Set(Object.values(headersOf).flatMap((headers) => Object.keys(headers))),
];

export const variableOf = (header: string) => `$portal_${header.replaceAll('-', '_')}`;

/**
 * Maps for the headers that differ, because the cookie may name a channel without a page.
 *
 * @param file the variable with the served file
 */
export function headerMaps({ always }: ServingRules, page: Kind | undefined, file: string) {
  return differingHeaders(page).flatMap((name) =>
    block(`map ${file} ${variableOf(name)}`, [
      `default ${quote(always[name] ?? '')};`,
      ...Object.entries(page?.headersOf ?? {}).flatMap(([one, headers]) =>
        headers[name] === undefined ? [] : [`${quote(one)} ${quote(headers[name])};`],
      ),
    ]),
  );
}
