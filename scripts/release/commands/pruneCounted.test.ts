import { cpSync } from 'node:fs';
import { addToCensus, readCensus } from '../live/census.ts';
import { statusOf } from '../live/statusOf.ts';
import { openStore } from '../store/openStore.ts';
import { openPortal } from '../testing/openPortal.ts';
import { tabSaying } from '../testing/tabSaying.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { prune, usualDays } from './prune.ts';

const hour = 3_600_000;
const day = 24 * hour;

const shipped = temporaryDirectory(afterAll);
let first: Record<string, string>;
beforeAll(async () => {
  const portal = await openPortal(shipped);
  first = await portal.builds();
  for (let ship = 1; ship <= 12; ship += 1)
    for (const app of ['remote-reports', 'remote-auth']) await portal.shipText(app, String(ship));
});

/** A release 1 on which two tabs are, and twelve ships of each remote after it, in a store of the test. */
function withTwelve() {
  const directory = temporaryDirectory();
  cpSync(shipped, directory, { recursive: true, preserveTimestamps: true });
  const store = openStore(directory);
  const ours = ['remote-reports', 'remote-auth'].map((app) => `${app} ${String(first[app])}`);
  const start = Date.now();
  const hear = (tabs: string[], release: number, now: number) =>
    addToCensus(
      store,
      tabs.map((tab) => tabSaying({ tab, release, at: now })),
      now,
    );
  /** Prunes, and looks at the builds of release 1 that are live no more. */
  const pruneAt = async (now: number) => {
    const { kept, removed, marked, uncounted } = await prune(store, { keep: 10, now });
    const ofFirst = <One extends { app: string; build: string }>(all: One[]) =>
      all.filter(({ app, build }) => ours.includes(`${app} ${build}`));
    return {
      kept: ofFirst(kept).map(({ reason }) => reason),
      removed: ofFirst(removed).length,
      marked: ofFirst(marked).length,
      uncounted,
    };
  };
  return { store, start, hear, pruneAt };
}

test('nothing goes that open tabs run, and it is said why; once they are closed it is marked, and goes a day later', async () => {
  const { store, start, hear, pruneAt } = withTwelve();
  await hear(['1', '2'], 1, start + 9 * day);
  const open = '2 tabs, the last 2 h ago';
  expect(await pruneAt(start + 9 * day + 2 * hour)).toEqual({
    kept: [open, open],
    removed: 0,
    marked: 0,
    uncounted: null,
  });

  // Both are closed; others are open.
  const later = start + 17 * day;
  await hear(['3'], 25, later);
  expect(await pruneAt(later)).toMatchObject({ kept: [], removed: 0, marked: 2 });
  expect(await pruneAt(later + 23 * hour)).toMatchObject({ removed: 0, marked: 2 });
  await hear(['3'], 25, later + day);
  expect(await pruneAt(later + day)).toMatchObject({ kept: [], removed: 2, marked: 0 });
  expect((await statusOf(store, 'production')).faults).toEqual([]);
});

test('a tab that wakes up before the day is over keeps what it runs', async () => {
  const { start, hear, pruneAt } = withTwelve();
  const later = start + 8 * day;
  await hear(['3'], 25, later);
  expect(await pruneAt(later)).toMatchObject({ marked: 2 });
  await hear(['1'], 1, later + 12 * hour);
  const back = '1 tab, the last 12 h ago';
  expect(await pruneAt(later + day)).toMatchObject({ kept: [back, back], removed: 0, marked: 0 });
  // The mark is gone with it: the next one begins anew.
  await hear(['3'], 25, later + 9 * day);
  expect(await pruneAt(later + 9 * day)).toMatchObject({ removed: 0, marked: 2 });
});

test('so does one that spoke while nobody pruned, and is closed by now: the mark from before it begins anew', async () => {
  const { start, hear, pruneAt } = withTwelve();
  const marked = start + 8 * day;
  await hear(['3'], 25, marked);
  expect(await pruneAt(marked)).toMatchObject({ marked: 2 });
  await hear(['1'], 1, marked + 12 * hour);
  const later = marked + 9 * day;
  await hear(['3'], 25, later);
  expect(await pruneAt(later)).toMatchObject({ kept: [], removed: 0, marked: 2 });
  expect(await pruneAt(later + 23 * hour)).toMatchObject({ removed: 0, marked: 2 });
  await hear(['3'], 25, later + day);
  expect(await pruneAt(later + day)).toMatchObject({ removed: 2, marked: 0 });
});

test('a log that is lost deletes nothing', async () => {
  const { store, start, hear, pruneAt } = withTwelve();
  await hear(['1', '2'], 1, start);
  const said = 'it goes by time alone, 90 days.';
  expect(usualDays.uncounted).toBe(90);
  for (const days of [2, 8, 30, 89]) {
    await addToCensus(store, [], start + days * day);
    const { removed, marked, uncounted } = await pruneAt(start + days * day);
    expect([days, removed, marked]).toEqual([days, 0, 0]);
    expect(uncounted).toBe(`No tab has been heard for ${days.toFixed(1)} days: ${said}`);
  }
});

test('without a census it goes by time alone, and says so', async () => {
  const { store, start, pruneAt } = withTwelve();
  expect(await readCensus(store)).toBeNull();
  expect(await pruneAt(start + 89 * day)).toMatchObject({
    removed: 0,
    uncounted: 'There is no census of open tabs: it goes by time alone, 90 days.',
  });
  expect(await pruneAt(start + 91 * day)).toMatchObject({ removed: 2, marked: 0 });
});

test('a dry run marks nothing', async () => {
  const { store, start, hear } = withTwelve();
  const later = start + 8 * day;
  await hear(['3'], 25, later);
  const before = await store.list('');
  expect((await prune(store, { keep: 10, isDryRun: true, now: later })).marked).toHaveLength(6);
  expect(await store.list('')).toEqual(before);
});
