import type { Store } from '../store/store.ts';
import { readRecords, type ReleaseRecord } from './releaseRecords.ts';
import type { Rollout } from './rollout.ts';
import type { Arm, Arms } from './stopRule.ts';
import type { TabFact } from './tabFacts.ts';

/** A tab that has not said within this time (ms) that something is shown is empty; what it says once a second has come by then. */
const patience = 60_000;

const troubles: TabFact['event'][] = ['fallback', 'gone', 'crash'];

/** A log may know whole seconds (ms) only. */
const wholeSecond = 1_000;

/**
 * Tabs on both sides of a rollout since it began: those of its releases, and all others of production. Its records tell
 * periods of one share of the readers each; a tab belongs to the one in which it was first heard, and stays on its side.
 */
export async function armsOf(
  store: Store,
  { began, number: latest }: Pick<Rollout, 'began' | 'number'>,
  facts: TabFact[],
  now: number = Date.now(),
): Promise<Arms[]> {
  const canaries: Set<number> = new Set();
  const known: Set<number> = new Set();
  const times: number[] = [];
  const own = Array.from({ length: latest - began + 1 }, (_, index) => began + index);
  const told = facts.map(({ release }) => release);
  let before: ReleaseRecord | null = null;
  for (const record of await readRecords(store, [...own, ...told])) {
    const { number, at, channel, kind, rollout } = record;
    if (channel !== 'production') continue;
    known.add(number);
    const isCanary = kind === 'canary' && rollout?.began === began;
    if (isCanary) canaries.add(number);
    if (number !== began && !isCanary) continue;
    if (!before || !isSameShare(before, record)) times.push(Date.parse(at) - wholeSecond);
    before = record;
  }
  const since = times[0] ?? Infinity;
  // A tab from before the rollout is none of those that have started since: it would count only where it fails.
  const older = new Set(facts.filter(({ at }) => at < since).map(({ tab }) => tab));
  const counted = facts.filter(
    ({ at, event, tab, release, channel }) =>
      channel === 'production' && at >= since && known.has(release) && (event === 'tab' || !older.has(tab)),
  );
  return inPeriods(counted, times).map((facts) => ({
    canary: armOf(
      facts.filter(({ release }) => canaries.has(release)),
      now,
    ),
    production: armOf(
      facts.filter(({ release }) => !canaries.has(release)),
      now,
    ),
  }));
}

/** Written again over the same release, pages mend a command that was interrupted: until then some readers had the former ones. */
const isSameShare = (before: ReleaseRecord, { rollout, previous }: ReleaseRecord) =>
  before.rollout?.slots.length === rollout?.slots.length && before.previous !== previous;

/** Facts by the period in which their tab was first heard, without periods in which none was. */
function inPeriods(facts: TabFact[], times: number[]): TabFact[][] {
  const heard: Map<string, number> = new Map();
  for (const { tab, at } of facts) heard.set(tab, Math.min(at, heard.get(tab) ?? at));
  const periods: TabFact[][] = times.map(() => []);
  for (const fact of facts) {
    const first = heard.get(fact.tab) ?? fact.at;
    periods[times.findLastIndex((time) => time <= first)]?.push(fact);
  }
  return periods.filter((period) => period.length > 0);
}

function armOf(facts: TabFact[], now: number): Arm {
  const tabsWith = (...events: TabFact['event'][]) =>
    new Set(facts.filter(({ event }) => events.includes(event)).map(({ tab }) => tab));
  const [shown, open] = [tabsWith('shown'), tabsWith('tab', 'shown')];
  // Tabs from before the rollout say no more than that they are still open.
  const starts = new Map(facts.flatMap(({ event, tab, at }) => (event === 'start' ? [[tab, at]] : [])));
  // One that cannot even start says nothing but its trouble; one that is open has started, if in no log any more.
  const failed = new Set([...tabsWith(...troubles)].filter((tab) => starts.has(tab) || !open.has(tab)));
  const settled = [...starts].filter(([tab, at]) => shown.has(tab) || now - at > patience);
  return {
    heard: new Set(facts.map(({ tab }) => tab)).size,
    started: new Set([...starts.keys(), ...failed]).size,
    failed: failed.size,
    settled: settled.length,
    empty: settled.filter(([tab]) => !shown.has(tab)).length,
  };
}
