import type { Browser } from 'playwright-core';
import { controlApi } from '#local/controlApi.ts';
import { dataSizesOf, type DataSizes } from './dataSizes.ts';
import { largeTable } from './largeTable.ts';
import type { Signed } from './measure.ts';
import { walkLarge, type LargeWalk } from './walkLarge.ts';

/** Without a slow network: its share grows with the bytes, and no code can help that. */
const machines = [
  { name: 'unthrottled', slowdown: 1 },
  { name: 'CPU ÷4', slowdown: 4 },
];

/** Prints what takes longer with much data than with little. @param api origin of the API, whose data it switches */
export async function runLarge(
  browser: Browser,
  portal: Signed,
  api: string,
  { runs, isQuick }: { runs: number; isQuick: boolean },
): Promise<void> {
  const sizes = dataSizesOf({ isQuick });
  console.log(
    `\nMuch: ${numbers(sizes.much)}. Little: ${numbers(sizes.little)}. Median of ${String(runs)} runs in turn.`,
  );
  for (const { name, slowdown } of isQuick ? machines.slice(0, 1) : machines) {
    const walks: Record<keyof DataSizes, LargeWalk[]> = { little: [], much: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const size of ['little', 'much'] as const) {
        await controlApi(api, size === 'much' ? { path: 'all', mode: 'large' } : { reset: true });
        const options = { slowdown, entries: sizes[size].history, wheelTurns: isQuick ? 20 : 100 };
        walks[size].push(await walkLarge(browser, portal, options));
      }
    }
    console.log(`\n${name}`);
    console.table(largeTable(walks));
  }
}

const numbers = ({ reports, articles, history }: DataSizes['much']) =>
  `${String(reports)} cards, a report of ${String(articles)} articles with ${String(history)} dates`;
