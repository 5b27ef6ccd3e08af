import { runChecks, setChecks } from '../checks/runChecks.ts';
import { readSet, type LivePage } from '../live/livePage.ts';
import { readRecord, readRecords, recordNumbers } from '../live/releaseRecords.ts';
import { buildsOf, rolloutUnderWay, type Rollout } from '../live/rollout.ts';
import { removeSlots } from '../live/slotPages.ts';
import { swapPage, type Swap } from '../live/swapPage.ts';
import { followProduction } from '../live/writeRollout.ts';
import type { Store } from '../store/store.ts';
import { endedMeanwhile, needRollout, refuse } from './needRollout.ts';
import { previousBuilds, previousOnTrial } from './previousBuilds.ts';
import { setToCheck } from './setToCheck.ts';
import { takeBack } from './takeBack.ts';
import { verifyOrTakeBack } from './verifyOrTakeBack.ts';

/**
 * Gives a rollout to all readers, as a release like any other. Whoever stops it meanwhile has the last word.
 *
 * @param began refuses where it is another one by now
 */
export async function finishRollout(
  store: Store,
  { url, began }: { url?: string; began?: number } = {},
): Promise<Swap> {
  const rollout = await needRollout(store, began);
  const swap = await swapPage(store, 'production', async (live) => {
    if (!live) return refuse('Production has no page.');
    const [{ config }, kind] = [live, 'ship'] as const;
    await refuseShipped(store, rollout, live);
    const builds = buildsOf(live, rollout.builds);
    const next = await readSet(store, builds);
    const before = live.release?.builds ?? {};
    const previousSets = [await readSet(store, before).catch(() => [])];
    const set = setToCheck(store, { before, next, config, previousSets });
    // Others may have shipped what had been checked before this rollout began.
    await runChecks(setChecks, set);
    if (set.changed.size > 0 && (await rolloutUnderWay(store)) !== rollout.began) refuse(endedMeanwhile);
    return {
      builds,
      config,
      kind,
      ...(rollout.origins && { origins: rollout.origins }),
      previous: await previousBuilds(store, set, live, { kind, mayCompile: true }),
    };
  });
  try {
    await verifyOrTakeBack(store, 'production', swap, url);
    await takeBackIfStopped(store, swap, rollout);
  } finally {
    const underWay = await rolloutUnderWay(store);
    if (underWay === null || underWay === rollout.began) await removeSlots(store);
    else await followProduction(store, previousOnTrial(store, { mayCompile: false }));
  }
  return swap;
}

/** A ship that had been checked before the rollout began may have gone live after it: a finish would replace it unseen. */
async function refuseShipped(store: Store, { began }: Rollout, { release }: LivePage) {
  const { number, builds = {} } = release ?? {};
  const { changes = [] } = (await readRecord(store, began)) ?? {};
  const shipped = changes.find(({ app, from, to }) => ![from, to].includes(builds[app] ?? null));
  if (shipped)
    refuse(
      `${shipped.app}: release ${String(number)} with build ${String(builds[shipped.app])} went live since the rollout began: look at it, "stop" the rollout, and ship again.`,
    );
}

async function takeBackIfStopped(store: Store, { before, record, number }: Swap, { began }: Rollout) {
  // Without changes it is the rest of a finish that was interrupted.
  if (!before || !record || record.changes.length === 0) return;
  // A second finish takes the pages away as well; a stop also leaves a record.
  const later = (await recordNumbers(store)).filter((one) => one > began);
  const records = await readRecords(store, later);
  if (!records.some(({ kind, rollout }) => kind === 'rollback' && rollout?.began === began)) return;
  const reason = `rollout ${String(began)} was stopped`;
  const back = await takeBack(store, 'production', { before, record, reason });
  refuse(
    `It was stopped meanwhile: release ${String(number)} was taken back, and what was live before it is live again, as release ${String(back.number)}.`,
  );
}
