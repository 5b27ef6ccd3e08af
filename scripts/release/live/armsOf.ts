import type { Store } from '../store/store.ts';
import { readRecord, readRecords } from './releaseRecords.ts';
import type { Rollout } from './rollout.ts';
import type { Arm } from './stopRule.ts';
import type { TabFact } from './tabFacts.ts';

/** A tab that has not said within this time (ms) that something is shown is empty; what it says once a second has come by then. */
const patience = 60_000;

const troubles: TabFact['event'][] = ['fallback', 'gone', 'crash'];

/** Tabs on both sides of a rollout since it began: those of its releases, and all others of production. */
export async function armsOf(
  store: Store,
  { began }: Rollout,
  facts: TabFact[],
  now: number = Date.now(),
): Promise<{ canary: Arm; production: Arm }> {
  // A log may know whole seconds only.
  const since = Date.parse((await readRecord(store, began))?.at ?? '') - 1_000;
  const canaries: Set<number> = new Set();
  const known: Set<number> = new Set();
  const told = facts.map(({ release }) => release);
  for (const { number, channel, kind, rollout } of await readRecords(store, told)) {
    if (channel !== 'production') continue;
    known.add(number);
    if (kind === 'canary' && rollout?.began === began) canaries.add(number);
  }
  // A tab from before the rollout is none of those that have started since: it would count only where it fails.
  const older = new Set(facts.filter(({ at }) => at < since).map(({ tab }) => tab));
  const own = facts.filter(
    ({ at, event, tab, release, channel }) =>
      channel === 'production' && at >= since && known.has(release) && (event === 'tab' || !older.has(tab)),
  );
  return {
    canary: armOf(
      own.filter(({ release }) => canaries.has(release)),
      now,
    ),
    production: armOf(
      own.filter(({ release }) => !canaries.has(release)),
      now,
    ),
  };
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
