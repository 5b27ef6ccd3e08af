import { readSet, parsePage, readLivePage, type LivePage } from '../live/livePage.ts';
import { publish } from '../store/published.ts';
import {
  browserCheck,
  buildChecks,
  Refused,
  runChecks,
  setChecks,
  type Refusal,
} from '../checks/runChecks.ts';
import { setToCheck } from './setToCheck.ts';
import { readBuild, type Build } from '../build/readBuild.ts';
import type { PortalConfig } from '@portal/shared';
import { checkChannel } from '../config/readConfig.ts';
import { swapPage, type Plan, type Swap } from '../live/swapPage.ts';
import { verifyStore } from '../live/verifyStore.ts';
import { verifyUrl } from '../live/verifyUrl.ts';
import type { Store } from '../store/store.ts';

export interface Candidate {
  store: Store;
  channel: string;
  apps: { app: string; dist: string }[];
  /** another configuration than the live page's */
  config?: PortalConfig;
  /** for a channel without a page: the channel that it begins as */
  from?: string;
  /** whether a reader's walk through the set in a browser belongs to the gate */
  isWalked?: boolean;
}

/** What went live had to be taken back. */
export class VerificationFailed extends Error {
  readonly faults: string[];

  constructor(faults: string[], outcome: string) {
    super([...faults, outcome].join('\n'));
    this.faults = faults;
  }
}

/**
 * What the gate says of built apps and what is live, without publishing anything.
 *
 * @throws {Refused}
 */
export async function check(candidate: Candidate) {
  const builds = candidate.apps.map(({ app, dist }) => readBuild(app, dist));
  await checkBuilds(builds);
  const live = await readLivePage(candidate.store, candidate.channel);
  await planner(candidate, builds)(live);
  return { builds, live };
}

/** All of what is wrong at once; the rest is not asked of files that are not what was built. */
async function checkBuilds(builds: Build[]) {
  const refusals: Refusal[] = [];
  for (const build of builds)
    await runChecks(buildChecks, build).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      refusals.push(...error.refusals);
    });
  if (refusals.length > 0) throw new Refused(refusals);
}

/**
 * Publishes built apps and makes them live together with everything else that is live, unless the gate refuses. What
 * does not prove right afterwards is taken back.
 *
 * @throws {Refused | VerificationFailed}
 */
export async function ship(
  candidate: Candidate & { url?: string; onStep?: (step: string) => void },
): Promise<Swap> {
  const { store, channel, apps, url, onStep } = candidate;
  const builds = apps.map(({ app, dist }) => readBuild(app, dist));
  await checkBuilds(builds);
  const plan = planner(candidate, builds);
  // Asked before anything is published as well: what is refused leaves nothing behind.
  await plan(await readLivePage(store, channel));
  for (const build of builds) await publish(store, build, onStep && { onStep });

  const swap = await swapPage(store, channel, plan, onStep);
  await proveOrTakeBack(store, channel, swap, url);
  onStep?.('verified');
  return swap;
}

/**
 * What is to be live next, whatever is live then; throws what the gate says. It may be asked again when others were
 * faster.
 */
function planner(
  { store, channel, config: otherConfig, from, isWalked = false }: Candidate,
  builds: Build[],
): (live: LivePage | null) => Promise<Plan> {
  const walked = new Set();
  return async (live) => {
    const base = live ?? (from ? await readLivePage(store, from) : null);
    const config = otherConfig ?? base?.config;
    if (!config)
      throw new Refused([
        {
          check: 'page',
          sentence: `${store.name} has no page of ${channel} yet: begin it with --config FILE, or with --from CHANNEL as another one is.`,
        },
      ]);
    checkChannel(config, channel);
    const own = builds.map(({ release }) => release);
    // What is replaced is not read: if its files were lost, this is how they are mended.
    const others = Object.entries(base?.release?.builds ?? {}).filter(
      ([app]) => !own.some((one) => one.app === app),
    );
    const next = [...(await readSet(store, Object.fromEntries(others))), ...own];
    const before = live?.release?.builds ?? {};
    const lived = await readSet(store, before).catch(() => []);
    const set = setToCheck(store, { before, next, config, builds, lived: [lived] });
    await runChecks(setChecks, set);
    const plan = { builds: Object.fromEntries(next.map(({ app, build }) => [app, build])), config };
    const name = JSON.stringify(plan);
    const isNew = set.changed.size > 0 || otherConfig !== undefined;
    if (isWalked && isNew && !walked.has(name)) await runChecks([browserCheck], set);
    walked.add(name);
    return { ...plan, kind: 'ship' };
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
    // Others may have shipped meanwhile: only what is ours is taken back.
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
