import { parseArgs } from 'node:util';
import { screens, type Screen } from '#browser/screens.ts';
import { lines, type Line } from './lines.ts';
import type { Cache } from './measure.ts';

/** Visits if none are said. */
const usualRuns = { compare: 9, growth: 9, weight: 1, large: 5, lighthouse: 3 };

export interface BenchOptions {
  mode: keyof typeof usualRuns;
  runs: number;
  screens: Screen[];
  lines: Line[];
  caches: Cache[];
  /** The weight of each module, not of packages and rooms. */
  byModule: boolean;
  isQuick: boolean;
}

/** Reads the words after `npm run bench --`. Throws a sentence about one that makes no sense. */
export function readBenchOptions(words: string[]): BenchOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      runs: { type: 'string' },
      /** Names with commas; all if not said. */
      screens: { type: 'string' },
      /** Only the first so many of `lines.ts`. */
      lines: { type: 'string', default: String(lines.length) },
      /** Instead: the list of a portal with 2, 10 and 40 remotes. */
      growth: { type: 'boolean', default: false },
      /** Instead: packages and rooms in the scripts before the content, or each module. */
      weight: { type: 'boolean', default: false },
      modules: { type: 'boolean', default: false },
      /** Instead: much data beside little. */
      large: { type: 'boolean', default: false },
      /** Instead: what Lighthouse says of each screen. */
      lighthouse: { type: 'boolean', default: false },
      /** One visit of the list on a fast line: shows that everything still works, and measures nothing. */
      quick: { type: 'boolean', default: false },
    },
  });
  const instead = (['growth', 'weight', 'large', 'lighthouse'] as const).find((mode) => values[mode]);
  const mode = instead ?? 'compare';
  const runs = values.quick ? 1 : Number(values.runs ?? usualRuns[mode]);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is a number of visits, not "${String(values.runs)}".`);
  const names = values.screens?.split(',') ?? screens.map(({ name }) => name);
  const wanted = screens.filter(({ name }) => names.includes(name));
  if (wanted.length < names.length)
    throw new Error(`The screens are ${screens.map(({ name }) => name).join(', ')}.`);
  return {
    mode,
    runs,
    screens: values.quick || mode === 'growth' ? wanted.slice(0, 1) : wanted,
    lines: values.quick
      ? lines.filter(({ network }) => !network)
      : lines.slice(0, mode === 'growth' ? 1 : Number(values.lines)),
    caches: values.quick ? ['cold'] : ['cold', 'warm'],
    byModule: values.modules,
    isQuick: values.quick,
  };
}
