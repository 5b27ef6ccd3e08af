import { expect, test } from '../e2e/test';
import { liveNumber, newDevice } from './Device';
import { newModel } from './Model';
import { readingActions } from './readingActions';
import { runWalks } from './runWalks';
import { sessionActions } from './sessionActions';
import { settle } from './settle';
import { surroundingActions } from './surroundingActions';

/** Ten thousand steps instead of a few. */
const isWhole = process.env['PORTAL_RANDOM'] === 'whole';

const numberIn = (name: string, other: number) => Number(process.env[name] ?? other);

/** Steps of each seed, and seeds. */
const steps = numberIn('PORTAL_RANDOM_STEPS', isWhole ? 1_000 : 40);
const first = numberIn('PORTAL_RANDOM_SEED', 1);
const count = numberIn('PORTAL_RANDOM_SEEDS', isWhole ? 10 : 2);
const seeds = Array.from({ length: count }, (_, index) => first + index);

const actions = [
  ...([0, 1] as const).flatMap((tab) => [...readingActions(tab), ...sessionActions(tab)]),
  ...surroundingActions,
];

// The walks ship and prune, so their portal is their own.
test.use({ portalOptions: {} });

for (const seed of seeds)
  test(`whatever a reader does in two tabs, and whatever befalls the portal, seed ${String(seed)}`, async ({
    arriveSignedIn,
    browser,
    portal,
  }) => {
    test.setTimeout(120_000 + steps * 5_000);
    // Its storage is filled in the first document.
    const reader = await (await arriveSignedIn()).open('/');
    const signedIn = await reader.context.storageState();
    await reader.context.close();
    const started = performance.now();
    const walked = await runWalks({
      ...{ seed, steps, actions, settle },
      begin: async () => {
        const real = await newDevice(browser, portal, signedIn);
        const model = newModel(liveNumber(portal));
        await settle(real, model, model);
        return { model, real, end: () => real.context.close() };
      },
    });
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `Seed ${String(seed)}: ${String(steps)} steps in ${String(walked)} walks, ${seconds.toFixed(1)} s`,
    );
    expect(walked).toBeGreaterThan(0);
  });
