import type { PortalConfig } from '@portal/shared';
import type { Build } from '../build/readBuild.ts';
import { Refused } from '../checks/runChecks.ts';
import { checkChannel } from '../config/readConfig.ts';
import { readLivePage, readSet, type LivePage } from '../live/livePage.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import type { Plan } from '../live/swapPage.ts';
import type { Store } from '../store/store.ts';
import { setToCheck } from './setToCheck.ts';

export interface Target {
  store: Store;
  channel: string;
  /** replaces the live page's configuration */
  config?: PortalConfig;
  /** channel to copy when this one has no page yet */
  from?: string;
}

export interface Proposal {
  plan: Plan;
  /** the plan's set, for the gate */
  set: SetToCheck;
  /** false when all of it is live already */
  isNew: boolean;
}

/**
 * The set that would be live if these builds joined the live ones; runs no checks.
 *
 * @param live page of the channel, null while it has none; then `from` is required (throws `Refused`)
 */
export async function propose(target: Target, builds: Build[], live: LivePage | null): Promise<Proposal> {
  const { store, channel } = target;
  const base = live ?? (target.from ? await readLivePage(store, target.from) : null);
  const config = target.config ?? base?.config;
  if (!config)
    throw new Refused([
      {
        check: 'page',
        sentence: `${store.name} has no page of ${channel} yet: begin it with --config FILE, or with --from CHANNEL as another one is.`,
      },
    ]);
  checkChannel(config, channel);

  const next = await merge(store, base?.release?.builds ?? {}, builds);
  const before = live?.release?.builds ?? {};
  const previous = await readSet(store, before).catch(() => []);
  const set = setToCheck(store, { before, next, config, builds, previousSets: [previous] });
  return {
    plan: {
      builds: Object.fromEntries(next.map(({ app, build }) => [app, build])),
      config,
      kind: 'ship',
    },
    set,
    isNew: set.changed.size > 0 || target.config !== undefined,
  };
}

/** Merges builds into the live set. Replaced builds are not read, so shipping can repair one that lost its files. */
async function merge(store: Store, live: Record<string, string>, builds: Build[]) {
  const own = builds.map(({ release }) => release);
  const others = Object.entries(live).filter(([app]) => !own.some((one) => one.app === app));
  return [...(await readSet(store, Object.fromEntries(others))), ...own];
}
