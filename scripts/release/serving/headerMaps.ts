import { block, pieceMaps, quote, quoteLong, variableOf } from './nginxSyntax.ts';
import type { Kind, ServingRules } from './Kind.ts';

/** Headers that differ between files of a kind. */
export const differingHeaders = ({ headersOf = {} }: Kind | undefined = {} as Kind) => [
  ...new Set(Object.values(headersOf).flatMap((headers) => Object.keys(headers))),
];

/**
 * Maps for the headers that differ, because the cookie may name a channel without a page, and for the pieces of those that
 * are too long, as a policy with a hundred hosts of images.
 *
 * @param file the variable with the served file
 */
export function headerMaps({ always }: ServingRules, page: Kind | undefined, file: string) {
  const pages = Object.entries(page?.headersOf ?? {});
  return [
    ...Object.entries(always).flatMap(([name, value]) => pieceMaps(variableOf(name), value)),
    ...differingHeaders(page).flatMap((name) => {
      const variable = variableOf(name);
      const own = pages.flatMap(([one, { [name]: value }], index) =>
        value === undefined ? [] : [{ one, value, variable: `${variable}_of_${String(index)}` }],
      );
      return [
        ...own.flatMap((each) => pieceMaps(each.variable, each.value)),
        ...block(`map ${file} $${variable}`, [
          `default ${quoteLong(variable, always[name] ?? '')};`,
          ...own.map((each) => `${quote(each.one)} ${quoteLong(each.variable, each.value)};`),
        ]),
      ];
    }),
  ];
}
