import { openStore } from '../store/openStore.ts';
import { noteReads } from '../testing/noteReads.ts';
import { openPortal } from '../testing/openPortal.ts';
import { storeKinds } from '../testing/storeKinds.ts';
import { tabSaying } from '../testing/tabSaying.ts';
import { addToCensus, isFresh, readCensus } from './census.ts';
import { openTabs, tabsInWords, type OpenTabs } from './openTabs.ts';

const hour = 3_600_000;
const day = 24 * hour;

test.each(storeKinds)(
  'the same lines may be added again and again, and in any order ($kind)',
  async ({ newPlace }) => {
    const place = await newPlace();
    const { store } = await openPortal(place);
    const now = Date.now();
    const facts = [
      tabSaying({ tab: '1', at: now - 2 * hour }),
      tabSaying({ tab: '2', at: now - hour }),
      tabSaying({ tab: '1', at: now - 3 * hour }),
    ];
    await addToCensus(store, facts, now);
    const once = await readCensus(store);
    await addToCensus(store, [...facts].reverse(), now);
    expect(await readCensus(openStore(place))).toEqual(once);
    expect(once).toEqual({
      at: now - hour,
      releases: { 1: { lastSeen: now - hour, tabs: { 1: now - 2 * hour, 2: now - hour } } },
      builds: {},
    });
  },
);

test('releases that somebody has made up in the log cost no look into the store', async () => {
  const portal = await openPortal();
  const { store, reads } = noteReads(portal.store);
  const madeUp = Array.from({ length: 50 }, (_, index) => tabSaying({ tab: '9', release: index + 2 }));
  const { unknown } = await addToCensus(store, [tabSaying({ tab: '1' }), ...madeUp]);
  expect(unknown).toBe(50);
  expect(reads).toEqual(['releases/1.json', 'use/census.json']);
});

test('two servers at once lose nothing of each other', async () => {
  const { store } = await openPortal();
  const tabs = Array.from({ length: 12 }, (_, index) => String(index));
  await Promise.all(tabs.map((tab) => addToCensus(store, [tabSaying({ tab })])));
  expect(Object.keys((await readCensus(store))?.releases['1']?.tabs ?? {}).sort()).toEqual([...tabs].sort());
});

test('tabs are counted for a day, and the last of all is remembered', async () => {
  const { store } = await openPortal();
  const now = Date.now();
  await addToCensus(store, [tabSaying({ at: now })], now);
  const { census } = await addToCensus(store, [tabSaying({ at: now, tab: '2' })], now + 2 * day);
  expect(census.releases['1']).toEqual({ lastSeen: now, tabs: {} });
  expect([isFresh(census, now + hour), isFresh(census, now + day), isFresh(null, now)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('nonsense about releases, channels and builds is left out', async () => {
  const { store } = await openPortal();
  const { unknown, census } = await addToCensus(store, [
    tabSaying({ release: 999 }),
    tabSaying({ channel: 'staging' }),
    tabSaying({ instead: ['remote-reports/never'] }),
  ]);
  expect([unknown, Object.keys(census.releases), census.builds]).toEqual([2, ['1'], {}]);
});

test('a log in which nothing is makes no census', async () => {
  const { store } = await openPortal();
  await addToCensus(store, []);
  await addToCensus(store, [tabSaying({ release: 999 })]);
  expect(await readCensus(store)).toBeNull();
});

test('builds are run by the tabs of their releases, and by those that fell back to them', async () => {
  const { store, builds, shipText } = await openPortal();
  const first = await builds();
  await shipText('remote-reports', 'two');
  const now = Date.now();
  const reports = `remote-reports/${String(first['remote-reports'])}`;
  await addToCensus(store, [
    tabSaying({ release: 2, tab: '1', instead: [reports] }),
    tabSaying({ release: 2, tab: '2' }),
  ]);
  const census = await readCensus(store);
  const tabs: Map<string, OpenTabs> = census ? await openTabs(store, census, now) : new Map();
  expect(tabs.get(`apps/${reports}`)?.tabs).toBe(1);
  expect(tabs.get(`apps/host/${String(first['host'])}`)?.tabs).toBe(2);
  expect(census && (await openTabs(store, census, now + 8 * day)).size).toBe(0);
});

test.each([
  [{ tabs: 37, lastSeen: 4 * 60_000 }, '37 tabs, the last 4 min ago'],
  [{ tabs: 1, lastSeen: 2 * hour }, '1 tab, the last 2 h ago'],
  [{ tabs: 0, lastSeen: 3 * day }, 'no tab today, the last 3 days ago'],
  [{ tabs: 3, lastSeen: -5_000 }, '3 tabs, the last 0 min ago'],
])('%j are "%s"', ({ tabs, lastSeen }, words) => {
  expect(tabsInWords({ tabs, lastSeen: 10 * day - lastSeen }, 10 * day)).toBe(words);
});
