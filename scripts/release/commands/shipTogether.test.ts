import path from 'node:path';
import { ship } from './ship.ts';
import { statusOf } from '../live/statusOf.ts';
import { declaring } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { overtaken } from '../testing/overtaken.ts';
import { runScript } from '../testing/runScript.ts';
import { storeKinds } from '../testing/storeKinds.ts';

type Portal = Awaited<ReturnType<typeof openPortal>>;

/** Builds of two remotes, each with its only screen at this address. */
const claimsOf = (portal: Portal, address: string) =>
  Object.entries({ 'remote-auth': 'LoginScreen', 'remote-reports': 'ReportScreen' }).map(([app, module]) =>
    portal.build(
      app,
      declaring(app, { screens: { [module]: { address, title: 'News', unavailable: 'None.' } } }),
    ),
  );

/** Exactly one of the claims is live, the sentence about the other names it, and nothing else has changed. */
async function expectOneLive(
  portal: Portal,
  { address, before, refused }: { address: string; before: Record<string, string>; refused: string[] },
) {
  const after = await portal.builds();
  const [app = '', ...others] = Object.keys(after).filter((one) => after[one] !== before[one]);
  expect([app, others]).toEqual([expect.stringMatching(/^remote-/), []]);
  const owner = `${app} \\(build ${String(after[app])}\\)`;
  expect(refused).toEqual([
    expect.stringMatching(
      `^remote-\\w+/src/portal\\.ts: the address ${address} of \\w+ is also that of \\w+ of the live ${owner}\\.$`,
    ),
  ]);
  expect((await statusOf(portal.store, 'production')).faults).toStrictEqual([]);
}

test('of two remotes that claim one address in the same second, one is live and one refused, every time', async () => {
  const portal = await openPortal();
  for (let round = 1; round <= 5; round += 1) {
    const address = `/news/${String(round)}`;
    const before = await portal.builds();
    const claims = claimsOf(portal, address).map((built) => ship(portal.candidate(built)));
    const refused = (await Promise.allSettled(claims)).flatMap((one) =>
      one.status === 'rejected' ? (one.reason as Error).message : [],
    );
    await expectOneLive(portal, { address, before, refused });
  }
});

test('a claim that was checked before the other was live is checked again', async () => {
  const portal = await openPortal();
  const before = await portal.builds();
  const [slow, fast] = claimsOf(portal, '/news');
  if (!slow || !fast) throw new Error('There are two claims.');
  const store = overtaken(portal.store, () => ship(portal.candidate(fast)));
  const refused = await ship({ ...portal.candidate(slow), store }).then(
    () => [],
    (error: unknown) => [(error as Error).message],
  );
  await expectOneLive(portal, { address: '/news', before, refused });
});

test.each(storeKinds)('two processes that ship to a $kind at once are no different', async ({ newPlace }) => {
  const portal = await openPortal(await newPlace());
  const module = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));
  for (let round = 1; round <= 3; round += 1) {
    const address = `/news/${String(round)}`;
    const before = await portal.builds();
    const start = Date.now() + 1500;
    const outcomes = await Promise.all(
      claimsOf(portal, address).map((built) =>
        runScript(`
          import { openStore } from ${module('../store/openStore.ts')};
          import { ship } from ${module('ship.ts')};
          const store = openStore(${JSON.stringify(portal.directory)});
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, ${String(start)} - Date.now())));
          await ship({ store, channel: 'production', apps: [${JSON.stringify(built)}] }).catch(({ message }) => {
            console.log(message);
          });`),
      ),
    );
    const refused = outcomes.flatMap(({ output }) => output.trim() || []);
    await expectOneLive(portal, { address, before, refused });
  }
});

test('of two builds of one app that are shipped in the same second, one is live and the other is told', async () => {
  const portal = await openPortal();
  for (let round = 1; round <= 3; round += 1) {
    const builds = ['one', 'two'].map((text) =>
      portal.build('remote-reports', { content: { 'remoteEntry.js': `${text} ${String(round)}` } }),
    );
    const outcomes = await Promise.allSettled(builds.map((built) => ship(portal.candidate(built))));
    const live = await portal.live();
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? (one.reason as Error).message : []));
    const { number, builds: now } = live?.release ?? {};
    expect(lost).toEqual([
      `remote-reports: release ${String(number)} with build ${String(now?.['remote-reports'])} went live meanwhile: look at it, and ship again.`,
    ]);
  }
});

test('the same build shipped twice in the same second is live, and nobody is told anything', async () => {
  const portal = await openPortal();
  const built = portal.build('remote-reports', { content: { 'remoteEntry.js': 'new' } });
  const [one, two] = await Promise.all([ship(portal.candidate(built)), ship(portal.candidate(built))]);
  expect([one.isNew, two.isNew].sort()).toEqual([false, true]);
  expect(one.number).toBe(two.number);
});
