import { parseArgs } from 'node:util';
import { launchChromium } from '#browser/launchChromium.ts';
import { fail } from '#process/fail.ts';
import { ensureAllBuilt } from '#release/build/ensureAllBuilt.ts';
import { buildSingleBundle } from './buildSingleBundle.ts';
import { compare } from './compare.ts';
import { measure, signInAt, type Cache } from './measure.ts';
import { startPortals } from './startPortals.ts';
import { lines } from './visit.ts';

/* Compares what a reader waits for with one bundle of the same sources: `npm run bench -- [--runs N] [--quick]`. */
try {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      /** One visit each on a fast line: shows that everything still works, and measures nothing. */
      quick: { type: 'boolean', default: false },
    },
  });
  const runs = values.quick ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is a number of visits, not "${values.runs}".`);
  const caches: Cache[] = values.quick ? ['cold'] : ['cold', 'warm'];

  await ensureAllBuilt();
  const { portals, stop } = await startPortals(await buildSingleBundle());
  const browser = await launchChromium();
  try {
    const signed = [];
    for (const portal of portals) signed.push(await signInAt(browser, portal));
    for (const line of values.quick ? lines.slice(-1) : lines) {
      for (const cache of caches) {
        const [federated = [], single = []] = await measure(browser, signed, { line, cache, runs });
        console.log(`\n${line.name}, ${cache} cache, median of ${runs} runs in turn`);
        console.table(compare(federated, single));
      }
    }
  } finally {
    await browser.close();
    await stop();
  }
} catch (error) {
  fail(error);
}
