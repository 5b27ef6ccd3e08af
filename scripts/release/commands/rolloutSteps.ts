import { readBuild } from '../build/readBuild.ts';
import { Refused } from '../checks/runChecks.ts';
import { readLivePage, readSet } from '../live/livePage.ts';
import {
  buildsOf,
  endRollout,
  readRollout,
  rolloutUnderWay,
  shareOf,
  type Rollout,
} from '../live/rollout.ts';
import { removeSlots, slotPages } from '../live/slotPages.ts';
import { swapPage, type Swap } from '../live/swapPage.ts';
import { verifyStore } from '../live/verifyStore.ts';
import { followProduction, writeRollout } from '../live/writeRollout.ts';
import { slotRules } from '../serving/slotRules.ts';
import { publish } from '../store/published.ts';
import type { Store } from '../store/store.ts';
import { rolloutInWords } from './checkRollout.ts';
import { previousBuilds, previousOnTrial } from './previousBuilds.ts';
import { propose } from './propose.ts';
import { setToCheck } from './setToCheck.ts';
import { checkBuilds, createGate, type Candidate } from './ship.ts';
import { takeBack } from './takeBack.ts';
import { VerificationFailed } from './VerificationFailed.ts';
import { verifyOrTakeBack } from './verifyOrTakeBack.ts';

const refuse = (sentence: string): never => {
  throw new Refused([{ check: 'rollout', sentence }]);
};

const endedMeanwhile = 'The rollout was stopped or finished meanwhile: see "status".';

/** Slots of a share: the first ones, so that a wider rollout keeps the readers that it has. */
const slotsOf = (share: number): number[] =>
  Array.from({ length: Math.round((share * slotRules.count) / 100) }, (_, slot) => slot);

/** Publishes built apps and gives them to a share of production's readers, unless the gate refuses. */
export async function beginRollout(candidate: Candidate, share: number): Promise<Rollout> {
  const { store, channel, apps } = candidate;
  if (channel !== 'production') refuse(`A share of the readers is one of production's, not of ${channel}'s.`);
  const live =
    (await readLivePage(store, channel)) ??
    refuse(`${store.name} has no page of ${channel} yet: ship to it first.`);
  if (!live.config.splitReaders)
    refuse(
      'The servers give all readers the same page: set "splitReaders": true in the configuration, and renew their rules.',
    );
  const present = await readRollout(store);
  if (present) refuse(`${rolloutInWords(present)} is under way: "finish" or "stop" comes first.`);

  const built = apps.map(({ app, dist }) => readBuild(app, dist));
  await checkBuilds(built);
  const { set } = await checked(candidate, built);
  if (set.changed.size === 0) refuse('All readers have exactly this already.');
  for (const build of built) await publish(store, build);
  const faults = await verifyStore(
    store,
    built.map(({ release }) => release),
  );
  if (faults.length > 0) throw new VerificationFailed(faults, 'No reader has got it.');
  const builds = Object.fromEntries(built.map(({ release: { app, build } }) => [app, build]));
  return write(store, { builds, slots: slotsOf(share) });
}

async function write(store: Store, rollout: Parameters<typeof writeRollout>[1]): Promise<Rollout> {
  const previousOf = previousOnTrial(store, { mayCompile: true });
  return (await writeRollout(store, rollout, { isNew: true, previousOf })) ?? refuse(endedMeanwhile);
}

async function checked(candidate: Candidate, built: ReturnType<typeof readBuild>[]) {
  const proposal = await propose(candidate, built, await readLivePage(candidate.store, candidate.channel));
  await createGate(candidate)(proposal);
  return proposal;
}

async function needRollout(store: Store): Promise<Rollout> {
  return (await readRollout(store)) ?? refuse('There is no rollout under way.');
}

/** Gives a rollout to more readers, or writes its pages again after somebody was interrupted. */
export async function widenRollout(store: Store, share: number): Promise<Rollout> {
  const rollout = await needRollout(store);
  if (share < shareOf(rollout))
    refuse(
      `${String(shareOf(rollout))} % of the readers have it already: a rollout only grows, or is stopped.`,
    );
  return write(store, { ...rollout, slots: slotsOf(share) });
}

/** Gives a rollout to all readers, as a release like any other. Whoever stops it meanwhile has the last word. */
export async function finishRollout(store: Store, url?: string): Promise<Swap> {
  const rollout = await needRollout(store);
  const swap = await swapPage(store, 'production', async (live) => {
    if (!live) return refuse('Production has no page.');
    const [{ config }, kind] = [live, 'ship'] as const;
    const builds = buildsOf(live, rollout.builds);
    const next = await readSet(store, builds);
    const set = setToCheck(store, { before: live.release?.builds ?? {}, next, config });
    if (set.changed.size > 0 && (await rolloutUnderWay(store)) !== rollout.began) refuse(endedMeanwhile);
    return {
      builds,
      config,
      kind,
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

async function takeBackIfStopped(store: Store, { before, record, number }: Swap, { began }: Rollout) {
  // Without changes it is the rest of a finish that was interrupted.
  if (!before || !record || record.changes.length === 0) return;
  if ((await rolloutUnderWay(store)) === began) return;
  const reason = `rollout ${String(began)} was stopped`;
  const back = await takeBack(store, 'production', { before, record, reason });
  refuse(
    `It was stopped meanwhile: release ${String(number)} was taken back, and what was live before it is live again, as release ${String(back.number)}.`,
  );
}

/** Takes a rollout back from the readers who have it. */
export async function stopRollout(store: Store, reason: string): Promise<Rollout> {
  const rollout = await readRollout(store);
  // Pages without their record are taken away as well.
  if (!rollout && (await slotPages(store)).size === 0) await needRollout(store);
  await endRollout(store, reason);
  const { number, builds = {} } = (await readLivePage(store, 'production'))?.release ?? {};
  if (rollout && Object.entries(rollout.builds).every(([app, build]) => builds[app] === build))
    refuse(
      `"finish" was faster: release ${String(number)} is live for all readers. If "status" still says so once it has ended, "rollback" takes it back.`,
    );
  return rollout ?? { began: 0, number: 0, builds: {}, slots: [] };
}
