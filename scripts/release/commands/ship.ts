import { parsePage, readLivePage, type LivePage } from '../live/livePage.ts';
import { publish } from '../store/published.ts';
import {
  browserCheck,
  buildChecks,
  Refused,
  runChecks,
  setChecks,
  type Refusal,
} from '../checks/runChecks.ts';
import { propose, type Proposal, type Target } from './propose.ts';
import { readBuild, type Build } from '../build/readBuild.ts';
import { swapPage, type Swap } from '../live/swapPage.ts';
import { verifyStore } from '../live/verifyStore.ts';
import { verifyUrl } from '../live/verifyUrl.ts';
import type { Store } from '../store/store.ts';

export interface Candidate extends Target {
  apps: { app: string; dist: string }[];
  /** the gate includes a walk through the set in a browser */
  usesBrowser?: boolean;
}

/** The release was live, failed verification and was taken back. */
export class VerificationFailed extends Error {
  readonly faults: string[];

  constructor(faults: string[], outcome: string) {
    super([...faults, outcome].join('\n'));
    this.faults = faults;
  }
}

/** Runs the gate on built apps without publishing anything. */
export async function check(candidate: Candidate) {
  const builds = candidate.apps.map(({ app, dist }) => readBuild(app, dist));
  await checkBuilds(builds);
  const live = await readLivePage(candidate.store, candidate.channel);
  await createGate(candidate.usesBrowser ?? false)(await propose(candidate, builds, live));
  return { builds, live };
}

/** Reports all faults of the builds at once; the set is checked only if there are none. */
async function checkBuilds(builds: Build[]) {
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
  const { store, channel, apps, url, onStep } = candidate;
  const builds = apps.map(({ app, dist }) => readBuild(app, dist));
  await checkBuilds(builds);
  const gate = createGate(candidate.usesBrowser ?? false);
  const plan = async (live: LivePage | null) => {
    const proposal = await propose(candidate, builds, live);
    await gate(proposal);
    return proposal.plan;
  };
  // Checked before publishing too, so that a refusal leaves nothing behind.
  await plan(await readLivePage(store, channel));
  for (const build of builds) await publish(store, build, onStep && { onStep });

  const swap = await swapPage(store, channel, plan, onStep);
  await proveOrTakeBack(store, channel, swap, url);
  onStep?.('verified');
  return swap;
}

/** Checks proposals. `ship` proposes again when others were faster; the browser checks each set only once. */
function createGate(usesBrowser: boolean): (proposal: Proposal) => Promise<void> {
  const checkedPlans: Set<string> = new Set();
  return async ({ plan, set, isNew }) => {
    await runChecks(setChecks, set);
    const key = JSON.stringify(plan);
    if (usesBrowser && isNew && !checkedPlans.has(key)) await runChecks([browserCheck], set);
    checkedPlans.add(key);
  };
}

async function proveOrTakeBack(store: Store, channel: string, swap: Swap, url?: string) {
  const page = parsePage(swap.page, 'The new page');
  const faults = await verifyStore(store, swap.set);
  if (url && faults.length === 0) faults.push(...(await verifyUrl(url, { channel, page, set: swap.set })));
  if (faults.length === 0) return;
  const { before, record } = swap;
  if (!record) throw new VerificationFailed(faults, 'Nothing was changed: this was live before.');
  if (!before?.release)
    throw new VerificationFailed(
      faults,
      `Release ${String(swap.number)} stays: there is no former one to go back to.`,
    );

  const { config: formerConfig, release: former } = before;
  const back = await swapPage(store, channel, (live) => {
    // Others may have shipped meanwhile: take back our builds only.
    const builds = { ...(live?.release?.builds ?? former.builds) };
    for (const { app, from, to } of record.changes)
      if (builds[app] === to) {
        if (from) builds[app] = from;
        else Reflect.deleteProperty(builds, app);
      }
    const isOurConfig = JSON.stringify(live?.config) === JSON.stringify(record.config);
    return {
      builds,
      config: isOurConfig || !live ? formerConfig : live.config,
      kind: 'rollback',
      reason: faults[0] ?? '',
    };
  });
  throw new VerificationFailed(
    faults,
    `Release ${String(swap.number)} was taken back: what was live before it is live again, as release ${String(back.number)}.`,
  );
}
