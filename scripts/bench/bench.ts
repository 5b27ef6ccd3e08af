import { parseArgs } from 'node:util';
import { launchChromium } from '#browser/launchChromium.ts';
import { screens } from '#browser/screens.ts';
import { fail } from '#process/fail.ts';
import { ensureAllBuilt } from '#release/build/ensureAllBuilt.ts';
import { buildSingleBundle } from './buildSingleBundle.ts';
import { compare } from './compare.ts';
import { contendersWith, federated, grownContenders } from './contenders.ts';
import { lines } from './lines.ts';
import { measure, needsAt, signInAt, type Cache, type Signed } from './measure.ts';
import { startPortals } from './startPortals.ts';
import { weighScreens } from './weighScreens.ts';

/*
 * Compares what a reader waits for with other builds of the same sources:
 * `npm run bench -- [--runs N] [--screens list,report] [--lines N] [--growth] [--quick]`.
 * Instead: `-- --weight [--modules] [--screens list]` prints what the scripts before the content are made of.
 */
try {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      /** Names with commas; all if not said. */
      screens: { type: 'string' },
      /** Only the first so many of `lines.ts`. */
      lines: { type: 'string', default: String(lines.length) },
      /** Instead: the list of a portal with 2, 10 and 40 remotes. */
      growth: { type: 'boolean', default: false },
      /** Instead: packages and rooms in the scripts before the content, or each module. */
      weight: { type: 'boolean', default: false },
      modules: { type: 'boolean', default: false },
      /** One visit of the list on a fast line: shows that everything still works, and measures nothing. */
      quick: { type: 'boolean', default: false },
    },
  });
  const runs = values.quick ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is a number of visits, not "${values.runs}".`);
  const caches: Cache[] = values.quick ? ['cold'] : ['cold', 'warm'];
  const names = values.screens?.split(',') ?? screens.map(({ name }) => name);
  const wanted = screens.filter(({ name }) => names.includes(name));
  if (wanted.length < names.length)
    throw new Error(`The screens are ${screens.map(({ name }) => name).join(', ')}.`);
  const isShort = values.quick || values.growth;
  const chosenScreens = isShort ? wanted.slice(0, 1) : wanted;
  const chosenLines = values.quick
    ? lines.filter(({ network }) => !network)
    : lines.slice(0, values.growth ? 1 : Number(values.lines));

  await ensureAllBuilt();
  const contenders = values.weight
    ? [federated]
    : values.growth
      ? grownContenders
      : contendersWith(await buildSingleBundle());
  const places = [...new Set(chosenLines.map(({ isApiElsewhere = false }) => isApiElsewhere))];
  const { portals, trust, stop } = await startPortals(contenders, places);
  const browser = await launchChromium([trust]);
  try {
    const signed: Signed[] = [];
    for (const portal of portals) signed.push(await signInAt(browser, portal));
    const [only] = signed;
    if (values.weight && only) await weighScreens(browser, only, wanted, { byModule: values.modules });
    const rivalsAt = (isApiElsewhere = false) =>
      signed.filter((portal) => portal.isApiElsewhere === isApiElsewhere);
    for (const screen of values.weight ? [] : chosenScreens) {
      const needs: Record<string, Awaited<ReturnType<typeof needsAt>>> = {};
      for (const rival of rivalsAt(places[0])) needs[rival.name] = await needsAt(browser, rival, screen);
      console.log(`\n${screen.name}, on every machine and line`);
      console.table(needs);
      for (const line of chosenLines) {
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
  } finally {
    await browser.close();
    await stop();
  }
} catch (error) {
  fail(error);
}
