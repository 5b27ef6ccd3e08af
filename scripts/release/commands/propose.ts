import type { PortalConfig } from '@portal/shared';
import type { Build } from '../build/readBuild.ts';
import { Refused } from '../checks/runChecks.ts';
import { checkChannel } from '../config/readConfig.ts';
import { channelsOf, readLivePage, readSet, type LivePage } from '../live/livePage.ts';
import { historyFrom, originIn } from '../live/releaseRecords.ts';
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
 * @param live page of the channel, null while it has none; then `from` or `config` is required, and else no `from`
 *   (throws `Refused`)
 */
export async function propose(target: Target, builds: Build[], live: LivePage | null): Promise<Proposal> {
  const { store, channel } = target;
  const base = await baseOf(target, live);
  const config = target.config ?? base?.config;
  if (!config)
    throw refusal(
      `${store.name} has no page of ${channel} yet: begin it with --config FILE, or with --from CHANNEL as another one is.`,
    );
  checkChannel(config, channel);

  const next = await merge(store, base?.release?.builds ?? {}, builds);
  const before = live?.release?.builds ?? {};
  const history = await historyFrom(store, live?.release?.number).catch(() => []);
  const previous = (await readSet(store, before).catch(() => [])).map((release) => ({
    ...release,
    ...originIn(history, release.app, release.build),
  }));
  const set = setToCheck(store, { before, next, config, builds, previousSets: [previous] });
  return {
    plan: {
      builds: Object.fromEntries(next.map(({ app, build }) => [app, build])),
      config,
      kind: 'ship',
      origins: Object.fromEntries(
        builds.map(({ release: { app, commit, committedAt, isClean } }) => [
          app,
          { commit, committedAt, isClean },
        ]),
      ),
    },
    set,
    isNew: set.changed.size > 0 || target.config !== undefined,
  };
}

/** Page that the next one begins as: the channel's own, or that of another channel. */
async function baseOf({ store, channel, from }: Target, live: LivePage | null): Promise<LivePage | null> {
  if (from === undefined) return live;
  if (live) throw refusal(`${channel} has a page already, and --from only begins a channel: leave it out.`);
  const base = await readLivePage(store, from);
  if (base) return base;
  const others = (await channelsOf(store)).join(', ') || 'no channel yet: begin with --config FILE';
  throw refusal(`${store.name} has no page of ${from}; --from takes ${others}.`);
}

const refusal = (sentence: string) => new Refused([{ check: 'page', sentence }]);

/** Merges builds into the live set. Replaced builds are not read, so shipping can repair one that lost its files. */
async function merge(store: Store, live: Record<string, string>, builds: Build[]) {
  const own = builds.map(({ release }) => release);
  const others = Object.entries(live).filter(([app]) => !own.some((one) => one.app === app));
  return [...(await readSet(store, Object.fromEntries(others))), ...own];
}
