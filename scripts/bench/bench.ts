import { fail } from '#process/fail.ts';
import { ensureAllBuilt } from '#release/build/ensureAllBuilt.ts';
import { buildSingleBundle } from './buildSingleBundle.ts';
import { compareContenders } from './compareContenders.ts';
import { contendersWith, federated, grownContenders } from './contenders.ts';
import { dataSizesOf, storesOf } from './dataSizes.ts';
import { readBenchOptions } from './readBenchOptions.ts';
import { runLarge } from './runLarge.ts';
import { runLighthouse } from './runLighthouse.ts';
import { weighScreens } from './weighScreens.ts';
import { withSigned } from './withSigned.ts';

/*
 * Compares what a reader waits for with other builds of the same sources:
 * `npm run bench -- [--runs N] [--screens list,report] [--lines N] [--growth] [--quick]`.
 * Instead:
 * `-- --weight [--modules] [--screens list]` prints what the scripts before the content are made of,
 * `-- --large [--runs N] [--quick]` holds much data against little: first card and article, moves, scrolling, history,
 * `-- --lighthouse [--runs N] [--screens list] [--quick]` asks Lighthouse about the screens, on a phone and on a desktop.
 */
try {
  const options = readBenchOptions(process.argv.slice(2));
  const { mode, lines } = options;
  await ensureAllBuilt();
  if (mode === 'weight') {
    await withSigned({ contenders: [federated] }, async ({ browser, signed: [portal] }) => {
      if (portal) await weighScreens(browser, portal, options);
    });
  } else if (mode === 'large') {
    const reportStores = storesOf(dataSizesOf(options));
    await withSigned({ contenders: [federated], reportStores }, async (bench) => {
      const [portal] = bench.signed;
      if (portal) await runLarge(bench.browser, portal, bench.api, options);
    });
  } else if (mode === 'lighthouse') {
    await withSigned({ contenders: [federated] }, async ({ signed: [portal], trust }) => {
      if (portal) await runLighthouse(portal, trust, options);
    });
  } else {
    const contenders = mode === 'growth' ? grownContenders : contendersWith(await buildSingleBundle());
    const places = [...new Set(lines.map(({ isApiElsewhere = false }) => isApiElsewhere))];
    await withSigned({ contenders, places }, ({ browser, signed }) =>
      compareContenders(browser, signed, options),
    );
  }
} catch (error) {
  fail(error);
}
