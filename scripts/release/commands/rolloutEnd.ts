import { readLivePage } from '../live/livePage.ts';
import { readRecords, recordNumbers } from '../live/releaseRecords.ts';
import { readRollout, type Rollout } from '../live/rollout.ts';
import type { Store } from '../store/store.ts';
import { rolloutInWords } from './checkRollout.ts';

/** How a rollout ended that somebody else has ended, in sentences, and which one has begun since. */
export async function rolloutEnd(store: Store, rollout: Rollout): Promise<string> {
  const next = await readRollout(store);
  const others = next
    ? `Another one is under way, which this watch does not look at: ${rolloutInWords(next)}.`
    : 'There is no rollout under way.';
  return `${rolloutInWords(rollout).replace(/^r/, 'R')} ${await endOf(store, rollout)}. ${others}`;
}

async function endOf(store: Store, { began, builds: onTrial }: Rollout) {
  const { number, builds = {} } = (await readLivePage(store, 'production'))?.release ?? {};
  // Pages that a finish has left may be stopped afterwards: readers have the builds all the same.
  if (Object.entries(onTrial).every(([app, build]) => builds[app] === build))
    return `is over: release ${String(number)} gives all readers what was on trial`;
  const later = await readRecords(
    store,
    (await recordNumbers(store)).filter((one) => one > began),
  );
  const stop = later.findLast(({ kind, rollout }) => kind === 'rollback' && rollout?.began === began);
  return stop
    ? `was stopped by ${stop.by}: ${stop.reason ?? 'no reason given'}`
    : 'is over, and no record says why';
}
