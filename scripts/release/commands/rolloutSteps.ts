import { readBuild } from '../build/readBuild.ts';
import { readLivePage, type LivePage } from '../live/livePage.ts';
import { endRollout, readRollout, shareOf, type Rollout } from '../live/rollout.ts';
import { slotPages } from '../live/slotPages.ts';
import { verifyStore } from '../live/verifyStore.ts';
import { writeRollout } from '../live/writeRollout.ts';
import { slotRules } from '../serving/slotRules.ts';
import { publish } from '../store/published.ts';
import type { Store } from '../store/store.ts';
import { rolloutInWords } from './checkRollout.ts';
import { endedMeanwhile, needRollout, refuse } from './needRollout.ts';
import { previousOnTrial } from './previousBuilds.ts';
import { propose } from './propose.ts';
import { checkBuilds, createGate, refuseOvertaken, type Candidate } from './ship.ts';
import { VerificationFailed } from './VerificationFailed.ts';

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
  const gate = createGate(candidate);
  const proposeFor = async (now: LivePage) => {
    refuseOvertaken(built, live, now);
    const proposal = await propose(candidate, built, now);
    await gate(proposal);
    return proposal;
  };
  const {
    set,
    plan: { origins },
  } = await proposeFor(live);
  if (set.changed.size === 0) refuse('All readers have exactly this already.');
  for (const build of built) await publish(store, build);
  const faults = await verifyStore(
    store,
    built.map(({ release }) => release),
  );
  if (faults.length > 0) throw new VerificationFailed(faults, 'No reader has got it.');
  const builds = Object.fromEntries(built.map(({ release: { app, build } }) => [app, build]));
  const rollout = await write(
    store,
    { builds, slots: slotsOf(share), ...(origins && { origins }) },
    async (now) => {
      await proposeFor(now);
    },
  );
  return rollout ?? refuse('Another rollout was begun meanwhile, or this one was stopped: see "status".');
}

const write = (
  store: Store,
  rollout: Parameters<typeof writeRollout>[1],
  check?: (live: LivePage) => Promise<void>,
): Promise<Rollout | null> =>
  writeRollout(store, rollout, {
    isNew: true,
    previousOf: previousOnTrial(store, { mayCompile: true }),
    ...(check && { check }),
  });

/**
 * Gives a rollout to more readers, or writes its pages again after somebody was interrupted.
 *
 * @param began refuses where it is another one by now
 */
export async function widenRollout(store: Store, share: number, began?: number): Promise<Rollout> {
  const rollout = await needRollout(store, began);
  if (share < shareOf(rollout))
    refuse(
      `${String(shareOf(rollout))} % of the readers have it already: a rollout only grows, or is stopped.`,
    );
  return (await write(store, { ...rollout, slots: slotsOf(share) })) ?? refuse(endedMeanwhile);
}

/**
 * Takes a rollout back from the readers who have it; null where only pages were left of it.
 *
 * @param began refuses where it is another one by now
 */
export async function stopRollout(store: Store, reason: string, began?: number): Promise<Rollout | null> {
  const rollout = await readRollout(store);
  if (began !== undefined && rollout?.began !== began) refuse(endedMeanwhile);
  // Pages without their record are taken away as well.
  if (!rollout && (await slotPages(store)).size === 0) await needRollout(store);
  await endRollout(store, reason);
  const { number, builds = {} } = (await readLivePage(store, 'production'))?.release ?? {};
  if (rollout && Object.entries(rollout.builds).every(([app, build]) => builds[app] === build))
    refuse(
      `"finish" was faster: release ${String(number)} is live for all readers. If "status" still says so once it has ended, "rollback" takes it back.`,
    );
  return rollout;
}
