import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { folderOf } from '../store/published.ts';
import { digestOf, type Store } from '../store/store.ts';
import { readRecords } from './releaseRecords.ts';
import { storedBuilds } from './storedBuilds.ts';
import type { TabFact } from './tabFacts.ts';

const day = 86_400_000;

/** Tabs that are remembered of each release: whoever writes nonsense into the log fills no disk. */
const mostTabs = 20_000;

/** Times (ms) by tab, of the last day, and of the last tab of all. */
const seen = v.object({ lastSeen: v.number(), tabs: v.record(v.string(), v.number()) });
type Seen = v.InferOutput<typeof seen>;

const census = v.object({
  /** of the newest fact */
  at: v.number(),
  /** by number */
  releases: v.record(v.string(), seen),
  /** by folder: builds that tabs have fallen back to */
  builds: v.record(v.string(), seen),
});

/** Which releases and builds open tabs run, as far as they have said so: a lower bound, for a frozen tab says nothing. */
export type Census = v.InferOutput<typeof census>;

const key = 'use/census.json';

export async function readCensus(store: Store): Promise<Census | null> {
  const bytes = await store.read(key);
  return bytes && parseJson(census, bytes, `${key} in ${store.name}`);
}

/** True if tabs have been heard within a day: what is not in an older census may be open all the same. */
export const isFresh = (found: Census | null, now: number): boolean => found !== null && now - found.at < day;

/** Adds facts to a store's census in one step, however often it is done. Those of unknown releases are counted only. */
export async function addToCensus(
  store: Store,
  facts: TabFact[],
  now: number = Date.now(),
): Promise<{ census: Census; unknown: number }> {
  const known = await knownFacts(store, facts);
  for (;;) {
    const bytes = await store.read(key);
    const before = bytes ? parseJson(census, bytes, `${key} in ${store.name}`) : null;
    const after = merged(before ?? { at: 0, releases: {}, builds: {} }, known, now);
    const outcome = { census: after, unknown: facts.length - known.length };
    // Nothing heard is no census: an empty one would look as if nobody had a tab open.
    if (known.length === 0) return outcome;
    const next = Buffer.from(`${JSON.stringify(after)}\n`);
    if (await store.compareAndSwap(key, bytes && digestOf(bytes), next)) return outcome;
  }
}

async function knownFacts(store: Store, facts: TabFact[]) {
  const records = await readRecords(
    store,
    facts.map(({ release }) => release),
  );
  const channels = new Map(records.map(({ number, channel }) => [number, channel]));
  const folders = await storedBuilds(store);
  return facts
    .filter(({ release, channel }) => channels.get(release) === channel)
    .map((fact) => ({
      ...fact,
      instead: fact.instead.filter((one) => folders.has(folderOfName(one))),
    }));
}

const folderOfName = (name: string) => {
  const [app = '', build = ''] = name.split('/');
  return folderOf(app, build);
};

function merged(before: Census, facts: TabFact[], now: number): Census {
  const releases = new Map(Object.entries(before.releases));
  const builds = new Map(Object.entries(before.builds));
  const note = (all: Map<string, Seen>, name: string, { tab, at }: TabFact) => {
    const { lastSeen, tabs } = all.get(name) ?? { lastSeen: 0, tabs: {} };
    tabs[tab] = Math.max(at, tabs[tab] ?? 0);
    all.set(name, { lastSeen: Math.max(at, lastSeen), tabs });
  };
  let { at } = before;
  for (const fact of facts) {
    at = Math.max(at, fact.at);
    note(releases, String(fact.release), fact);
    for (const name of fact.instead) note(builds, folderOfName(name), fact);
  }
  return { at, releases: ofLastDay(releases, now), builds: ofLastDay(builds, now) };
}

const ofLastDay = (all: Map<string, Seen>, now: number) =>
  Object.fromEntries(
    [...all].map(([name, { lastSeen, tabs }]) => {
      const young = Object.entries(tabs).filter(([, at]) => now - at < day);
      const newest = young.sort(([, a], [, b]) => b - a).slice(0, mostTabs);
      return [name, { lastSeen, tabs: Object.fromEntries(newest) }];
    }),
  );
