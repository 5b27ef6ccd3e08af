import { readBuild } from '../build/readBuild.ts';
import { readRollout } from '../live/rollout.ts';
import { slotPages } from '../live/slotPages.ts';
import { swapPage } from '../live/swapPage.ts';
import { publish } from '../store/published.ts';
import type { Store } from '../store/store.ts';
import { declaring, fakeConfig } from '../testing/fakeBuild.ts';
import { fakeContract } from '../testing/fakeContract.ts';
import { openPortal } from '../testing/openPortal.ts';
import { overtaken } from '../testing/overtaken.ts';
import { storeKinds } from '../testing/storeKinds.ts';
import { finishRollout } from './finishRollout.ts';
import { rollback } from './rollback.ts';
import { beginRollout } from './rolloutSteps.ts';
import { ship } from './ship.ts';

async function openSpread(place?: string) {
  const portal = await openPortal(place);
  await ship({ ...portal.candidate(), config: { ...fakeConfig, splitReaders: true } });
  const changed = (app: string, text = 'new') => portal.build(app, { content: { 'remoteEntry.js': text } });
  return { ...portal, changed };
}

/** The store of somebody slower than others, who do their `work` while a build is published. */
function slowToPublish(store: Store, work: () => Promise<unknown>): Store {
  let isFirst = true;
  return {
    ...store,
    putIfAbsent: async (...put) => {
      const mine = isFirst;
      isFirst = false;
      if (mine) await work();
      return store.putIfAbsent(...put);
    },
  };
}

test.each(storeKinds)(
  'of two rollouts begun in the same second one is refused ($kind)',
  async ({ newPlace }) => {
    const { store, candidate, changed } = await openSpread(await newPlace());
    const first = candidate(changed('remote-reports'));
    const slow = overtaken(store, () => beginRollout(first, 10), 'slots/0.html');
    await expect(beginRollout({ ...candidate(changed('remote-auth')), store: slow }, 25)).rejects.toThrow(
      'Another rollout was begun meanwhile, or this one was stopped: see "status".',
    );
    expect(Object.keys((await readRollout(store))?.builds ?? {})).toEqual(['remote-reports']);
    expect((await slotPages(store)).size).toBe(2);
  },
);

test('a rollout is refused when a colleague has shipped the same app since it was checked', async () => {
  const { store, candidate, changed, shipText, builds } = await openSpread();
  const slow = slowToPublish(store, () => shipText('remote-reports', 'theirs'));
  const begun = beginRollout({ ...candidate(changed('remote-reports')), store: slow }, 10);
  await expect(begun).rejects.toThrow(
    /release 3 with build \w+ went live meanwhile: look at it, and ship again\./,
  );
  expect((await slotPages(store)).size).toBe(0);
  expect(Object.keys(await builds())).toHaveLength(3);
});

test('a ship is refused when a rollout of the same app has begun since the set was checked', async () => {
  const { store, candidate, changed, builds } = await openSpread();
  const before = await builds();
  let looks = 0;
  const slow: Store = {
    ...store,
    list: async (prefix) => {
      const found = await store.list(prefix);
      if (prefix === 'slots/') looks += 1;
      // Before it publishes, and before it looks for what the page falls back to.
      if (prefix === 'slots/' && looks === 2) await beginRollout(candidate(changed('remote-reports')), 10);
      return found;
    },
  };
  const shipped = ship({ ...candidate(changed('remote-reports', 'theirs')), store: slow });
  await expect(shipped).rejects.toThrow(
    /for 10 % of the readers is under way: "finish" or "stop" comes first\./,
  );
  expect(await builds()).toEqual(before);
});

test('a rollout that began while a colleague’s ship of the same app was on its way replaces nothing of theirs', async () => {
  const { store, candidate, changed, builds } = await openSpread();
  const slow = overtaken(store, () => beginRollout(candidate(changed('remote-reports')), 10));
  await ship({ ...candidate(changed('remote-reports', 'theirs')), store: slow });
  const theirs = await builds();
  await expect(finishRollout(store)).rejects.toThrow(
    /^remote-reports: release 3 with build \w+ went live since the rollout began: look at it, "stop" the rollout, and ship again\.$/,
  );
  expect(await builds()).toEqual(theirs);
});

const news = (app: string, module: string) =>
  declaring(app, { screens: { [module]: { address: '/news', title: 'News', unavailable: 'None.' } } });

test.each(['publish', 'write the pages'])(
  'and when another remote claims its address before it can %s',
  async (when) => {
    const { store, candidate, build } = await openSpread();
    const claim = () => ship(candidate(build('remote-auth', news('remote-auth', 'LoginScreen'))));
    const slow = when === 'publish' ? slowToPublish(store, claim) : overtaken(store, claim, 'slots/0.html');
    const mine = candidate(build('remote-reports', news('remote-reports', 'ReportScreen')));
    await expect(beginRollout({ ...mine, store: slow }, 10)).rejects.toThrow(/the address \/news of /);
    expect((await slotPages(store)).size).toBe(0);
  },
);

test('a rollout that no longer fits what is live is not given to all', async () => {
  const { store, candidate, build, builds } = await openSpread();
  await beginRollout(candidate(build('remote-reports', news('remote-reports', 'ReportScreen'))), 10);
  const other = build('remote-auth', news('remote-auth', 'LoginScreen'));
  const theirs = readBuild(other.app, other.dist);
  await publish(store, theirs);
  // A ship that had been checked before the rollout began.
  await swapPage(store, 'production', (live) => ({
    builds: { ...live?.release?.builds, 'remote-auth': theirs.release.build },
    config: { ...fakeConfig, splitReaders: true },
    kind: 'ship',
  }));
  const before = await builds();
  await expect(finishRollout(store)).rejects.toThrow(/the address \/news of /);
  expect(await builds()).toEqual(before);
});

test('what check and ship accept, as the live builds fit as little, is given to all as well', async () => {
  const { store, candidate, build, builds } = await openSpread();
  const host = (prop: string) =>
    build('host', { content: { 'main.js': prop, ...fakeContract({ slotProps: `{ ${prop}: string }` }) } });
  const screen = (prop: string) =>
    `export declare function ReportScreen(props: { ${prop}: string }): import('react').JSX.Element;`;
  const reports = (prop: string, text: string) =>
    build('remote-reports', {
      content: { 'remoteEntry.js': text, ...fakeContract({ screen: screen(prop) }) },
    });
  await ship(candidate(host('slug'), reports('slug', 'one')));
  await ship(candidate(host('reportSlug'), reports('reportSlug', 'two')));
  await rollback({ store, channel: 'production', app: 'host', isForced: true });
  const { builds: onTrial } = await beginRollout(candidate(reports('reportSlug', 'three')), 10);
  await finishRollout(store);
  expect(await builds()).toMatchObject(onTrial);
});
