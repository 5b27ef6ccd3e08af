import { ship } from './ship.ts';
import { rollback } from './rollback.ts';
import { readRecord } from '../live/releaseRecords.ts';
import { declaring, fakeConfig, type Changes } from '../testing/fakeBuild.ts';
import { fakeContract } from '../testing/fakeContract.ts';
import { noteReads } from '../testing/noteReads.ts';
import { openPortal } from '../testing/openPortal.ts';
import { overtaken } from '../testing/overtaken.ts';
import { storeKinds } from '../testing/storeKinds.ts';

const channel = 'production';

/** Release 2 changes reports, 3 auth, 4 reports again. */
async function withHistory(place?: string) {
  const portal = await openPortal(place);
  const sets = [await portal.builds()];
  for (const [app, text] of [
    ['remote-reports', 'two'],
    ['remote-auth', 'three'],
    ['remote-reports', 'four'],
  ]) {
    await portal.shipText(String(app), String(text));
    sets.push(await portal.builds());
  }
  return { ...portal, sets };
}

test('a rollback takes the release before, and another one the release before that', async () => {
  const { store, builds, sets } = await withHistory();
  expect((await rollback({ store, channel })).number).toBe(5);
  expect(await builds()).toStrictEqual(sets[2]);
  await rollback({ store, channel });
  expect(await builds()).toStrictEqual(sets[1]);
  await rollback({ store, channel });
  expect(await builds()).toStrictEqual(sets[0]);
  await expect(rollback({ store, channel })).rejects.toThrow(/There is no earlier release to go back to\./);
  await rollback({ store, channel, to: 4 });
  expect(await builds()).toStrictEqual(sets[3]);
});

describe.each(storeKinds)(
  'of two people who take the same back in one moment, from a $kind',
  ({ newPlace }) => {
    test.each([[{ app: 'remote-reports' }], [{}]])('the second is told: %j', async (part) => {
      const { store, builds, sets } = await withHistory(await newPlace());
      const taking = { store, channel, ...part };
      const slow = overtaken(store, () => rollback(taking));
      await expect(rollback({ ...taking, store: slow })).rejects.toThrow(
        'Release 6 went live meanwhile: look at it, and take it back if it is wrong as well.',
      );
      expect(await builds()).toStrictEqual(sets[2]);
    });
  },
);

test('whoever says which release is meant gets it, and what others ship stays where one app is taken back', async () => {
  const { store, builds, sets, shipText } = await withHistory();
  const app = 'remote-reports';
  await rollback({ store: overtaken(store, () => shipText('remote-auth', 'five')), channel, app });
  const now = await builds();
  expect(now).toStrictEqual({
    ...sets[2],
    'remote-auth': expect.not.stringMatching(String(sets[3]?.['remote-auth'])),
  });
  await rollback({ store: overtaken(store, () => shipText(app, 'six')), channel, app, to: 4 });
  expect((await builds())[app]).toBe(sets[3]?.[app]);
});

test('after a rollback a ship is again one that can be taken back', async () => {
  const { store, builds, shipText } = await withHistory();
  await rollback({ store, channel });
  const before = await builds();
  await shipText('remote-reports', 'five');
  await rollback({ store, channel });
  expect(await builds()).toStrictEqual(before);
});

test('one remote is taken back while the others stay as they are', async () => {
  const { store, builds, sets } = await withHistory();
  const app = 'remote-reports';
  const { record } = await rollback({ store, channel, app });
  expect(await builds()).toStrictEqual({ ...sets[3], [app]: sets[1]?.[app] });
  expect(record?.changes).toStrictEqual([{ app, from: sets[3]?.[app], to: sets[1]?.[app] }]);
  await rollback({ store, channel, app });
  expect(await builds()).toStrictEqual({ ...sets[3], [app]: sets[0]?.[app] });
  await expect(rollback({ store, channel, app })).rejects.toThrow(
    /There is no earlier build of remote-reports/,
  );
  await rollback({ store, channel, app, to: 4 });
  expect(await builds()).toStrictEqual(sets[3]);
  expect((await rollback({ store, channel, app, to: 4 })).isNew).toBe(false);
});

const news: Changes = {
  ...declaring('remote-reports', {
    federationName: 'remote_news',
    screens: { NewsScreen: { address: '/news', title: 'News', unavailable: 'No news.' } },
  }),
  exposes: { NewsScreen: [] },
  content: { 'remoteEntry.js': 'news' },
};

test('a remote whose first ship is taken back leaves, and the others stay', async () => {
  const { store, builds, build, candidate, shipText } = await openPortal();
  const app = 'remote-news';
  await ship(candidate(build(app, news)));
  const { [app]: first = '' } = await builds();
  await shipText('remote-reports', 'two');
  const { record } = await rollback({ store, channel, app });
  expect(record?.changes).toStrictEqual([{ app, from: first, to: null }]);
  expect(Object.keys(await builds()).sort()).toEqual(['host', 'remote-auth', 'remote-reports']);
  await expect(rollback({ store, channel, app })).rejects.toThrow(/There is no remote-news in this channel/);
});

test('a remote to which another links by name does not leave', async () => {
  const { store, build, candidate } = await openPortal();
  await ship(candidate(build('remote-news', news)));
  const link = { to: 'remote_news/NewsScreen', file: 'Card.tsx', params: [], optionalParams: [] };
  await ship(candidate(build('remote-reports', { content: fakeContract({ links: [link] }) })));
  await expect(rollback({ store, channel, app: 'remote-news' })).rejects.toThrow(
    /remote-news cannot go: the link in Card\.tsx of the live remote-reports \(build \w+\) leads to its NewsScreen\./,
  );
});

test('however long the history is, a rollback reads each record once', async () => {
  const portal = await withHistory();
  const { store, reads } = noteReads(portal.store);
  await rollback({ store, channel, app: 'remote-reports' });
  const records = reads.filter((key) => key.startsWith('releases/'));
  expect(records.sort()).toEqual([1, 2, 3, 4].map((number) => `releases/${String(number)}.json`));
});

test('a mixture that was never shipped asks which release is meant', async () => {
  const { store } = await withHistory();
  await rollback({ store, channel, app: 'remote-auth' });
  await expect(rollback({ store, channel })).rejects.toThrow(
    /What is live is a mixture that was never shipped as a whole: say which release with --to, of 5, 4, 3, 2, 1\./,
  );
});

test('the configuration of a release comes back with the whole set, not with one remote', async () => {
  const { store, candidate, live } = await openPortal();
  await ship({ ...candidate(), config: { ...fakeConfig, company: 'Renamed' } });
  expect((await readRecord(store, 2))?.isConfigChanged).toBe(true);
  await expect(rollback({ store, channel, app: 'remote-reports' })).rejects.toThrow(/no earlier build/);
  await rollback({ store, channel });
  expect((await live())?.config.company).toBe('Harbourline');
});

test('a build that no longer fits the others does not come back, unless it is forced to', async () => {
  const { store, build, candidate, builds } = await openPortal();
  const app = 'remote-reports';
  const former = (await builds())[app];
  await ship(candidate(build(app, declaring(app, { screens: {} }))));
  const screens = { LoginScreen: { address: '/reports/:name', title: 'Sign in', unavailable: 'None.' } };
  await ship(candidate(build('remote-auth', declaring('remote-auth', { screens }))));
  await expect(rollback({ store, channel, app })).rejects.toThrow(
    /^remote-reports\/src\/portal\.ts: the address \/reports\/:slug of ReportScreen cannot be told from/,
  );
  await rollback({ store, channel, app, isForced: true });
  expect((await builds())[app]).toBe(former);
});

test('a release whose files are gone does not come back', async () => {
  const { store, sets, builds } = await withHistory();
  await store.delete(`apps/remote-auth/${String(sets[0]?.['remote-auth'])}/login.js`);
  const before = await builds();
  await expect(rollback({ store, channel, to: 1 })).rejects.toThrow(
    /That release cannot come back: apps\/remote-auth\/\w+\/login\.js is missing/,
  );
  expect(await builds()).toStrictEqual(before);
});

test('only what was live in the channel can be live again', async () => {
  const { store } = await openPortal();
  await expect(rollback({ store, channel, to: 9 })).rejects.toThrow(
    /Release 9 was never live in this channel; these were: 1\./,
  );
  await expect(rollback({ store, channel: 'staging' })).rejects.toThrow(/has no page of staging/);
  await expect(rollback({ store, channel, app: 'remote-news' })).rejects.toThrow(
    /There is no remote-news in this channel/,
  );
});
