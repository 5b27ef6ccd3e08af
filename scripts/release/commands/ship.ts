import { readLivePage, type LivePage } from '../live/livePage.ts';
import { rememberRecords } from '../live/releaseRecords.ts';
import { followProduction } from '../live/writeRollout.ts';
import { publish } from '../store/published.ts';
import {
  browserCheck,
  buildChecks,
  orderCheck,
  Refused,
  runChecks,
  setChecks,
  type Refusal,
} from '../checks/runChecks.ts';
import { checkRollout, refuseOnTrial } from './checkRollout.ts';
import { previousBuilds, previousOnTrial } from './previousBuilds.ts';
import { propose, type Proposal, type Target } from './propose.ts';
import { readBuild, type Build } from '../build/readBuild.ts';
import { seeToEnd } from './seeToEnd.ts';
import { swapPage, type Swap } from '../live/swapPage.ts';
import { verifyOrTakeBack } from './verifyOrTakeBack.ts';

export interface Candidate extends Target {
  apps: { app: string; dist: string }[];
  /** the gate includes a walk through the set in a browser */
  usesBrowser?: boolean;
  /** an older state may replace a newer one */
  isForced?: boolean;
}

/** Runs the gate on built apps without publishing anything. */
export async function check(candidate: Candidate) {
  const builds = candidate.apps.map(({ app, dist }) => readBuild(app, dist));
  await checkBuilds(builds);
  const live = await readLivePage(candidate.store, candidate.channel);
  await createGate(candidate)(await propose(candidate, builds, live));
  return { builds, live };
}

/** Reports all faults of the builds at once; the set is checked only if there are none. */
export async function checkBuilds(builds: Build[]) {
  const refusals: Refusal[] = [];
  for (const build of builds)
    await runChecks(buildChecks, build).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      refusals.push(...error.refusals);
    });
  if (refusals.length > 0) throw new Refused(refusals);
}

/** Publishes built apps and makes them live, unless the gate refuses; takes them back if verification fails. */
export async function ship(
  candidate: Candidate & { url?: string; onStep?: (step: string) => void },
): Promise<Swap> {
  const { channel, apps, url, onStep } = candidate;
  const store = rememberRecords(candidate.store);
  const builds = apps.map(({ app, dist }) => readBuild(app, dist));
  await checkBuilds(builds);
  const gate = createGate(candidate);
  const first = await readLivePage(store, channel);
  const proposeFor = async (live: LivePage | null) => {
    refuseOvertaken(builds, first, live);
    const proposal = await propose({ ...candidate, store }, builds, live);
    await gate(proposal);
    if (channel === 'production') await checkRollout(store, { live, next: proposal.set, builds });
    return proposal;
  };
  // Checked before publishing too, so that a refusal leaves nothing behind.
  await proposeFor(first);
  for (const build of builds) await publish(store, build, onStep && { onStep });

  const plan = async (live: LivePage | null) => {
    const { plan: planned, set } = await proposeFor(live);
    const { kind } = planned;
    const previous = await previousBuilds(store, set, live, { kind, mayCompile: true });
    // That has taken seconds, in which a rollout may have begun.
    if (channel === 'production') await refuseOnTrial(store, builds);
    return { ...planned, previous };
  };
  const swap = await swapPage(store, channel, plan, onStep);
  const follow = () => followProduction(store, previousOnTrial(store, { mayCompile: true }));
  await seeToEnd(swap, channel, [
    () => verifyOrTakeBack(store, channel, swap, url),
    ...(channel === 'production' ? [follow] : []),
  ]);
  onStep?.('verified');
  return swap;
}

/** Nobody has seen what somebody else has made of the same app since the command began. */
export function refuseOvertaken(builds: Build[], first: LivePage | null, live: LivePage | null): void {
  const before = first?.release?.builds ?? {};
  const { number, builds: now = {} } = live?.release ?? {};
  const sentences = builds.flatMap(({ release: { app, build } }) =>
    now[app] === before[app] || now[app] === build
      ? []
      : `${app}: release ${String(number)} with build ${String(now[app])} went live meanwhile: look at it, and ship again.`,
  );
  if (sentences.length > 0) throw new Refused(sentences.map((sentence) => ({ check: 'order', sentence })));
}

/** Checks proposals. `ship` proposes again when others were faster; the browser checks each set only once. */
export function createGate({
  usesBrowser = false,
  isForced = false,
}: Candidate): (proposal: Proposal) => Promise<void> {
  const checkedPlans: Set<string> = new Set();
  return async ({ plan, set, isNew }) => {
    await runChecks(isForced ? setChecks : [orderCheck, ...setChecks], set);
    const key = JSON.stringify(plan);
    if (usesBrowser && isNew && !checkedPlans.has(key)) await runChecks([browserCheck], set);
    checkedPlans.add(key);
  };
}
