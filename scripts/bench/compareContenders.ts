import type { Browser } from 'playwright-core';
import { compare } from './compare.ts';
import { measure, needsAt, type Signed } from './measure.ts';
import type { BenchOptions } from './readBenchOptions.ts';

/** Prints, for each screen, line and cache, the figures of the first portal beside those of the others. */
export async function compareContenders(
  browser: Browser,
  portals: Signed[],
  { screens, lines, caches, runs }: BenchOptions,
): Promise<void> {
  const rivalsAt = (isApiElsewhere = false) =>
    portals.filter((portal) => portal.isApiElsewhere === isApiElsewhere);
  for (const screen of screens) {
    const needs: Record<string, Awaited<ReturnType<typeof needsAt>>> = {};
    for (const rival of rivalsAt(lines[0]?.isApiElsewhere))
      needs[rival.name] = await needsAt(browser, rival, screen);
    console.log(`\n${screen.name}, on every machine and line`);
    console.table(needs);
    for (const line of lines) {
      for (const cache of caches) {
        const trip = { screen, line, cache };
        const [first, ...others] = await measure(browser, rivalsAt(line.isApiElsewhere), trip, runs);
        if (!first) continue;
        console.log(
          `\n${screen.name}, ${line.name}, ${cache} cache, median (quartiles) of ${String(runs)} runs in turn`,
        );
        console.table(compare(first, others));
      }
    }
  }
}
