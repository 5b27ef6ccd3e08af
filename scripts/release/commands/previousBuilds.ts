import type { PreviousBuild } from '@portal/host/src/page/PortalPage';
import { integrityOf } from '../build/buildId.ts';
import { parseRelease, type Release } from '../build/Release.ts';
import { contractFaults } from '../checks/contractFaults.ts';
import { declarationFaults } from '../checks/declarationFaults.ts';
import { exposeFaults } from '../checks/exposeFaults.ts';
import { sharedFaults } from '../checks/sharedFaults.ts';
import { lastingBuilds } from '../live/lastingBuilds.ts';
import type { LivePage } from '../live/livePage.ts';
import { historyFrom, type ReleaseRecord } from '../live/releaseRecords.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import type { PreviousOf } from '../live/writeRollout.ts';
import { folderOf } from '../store/published.ts';
import type { Store } from '../store/store.ts';
import { setToCheck } from './setToCheck.ts';

/** Earlier builds that are looked at before a remote is left without one. */
const mostLooks = 3;

/**
 * For each remote of a set that is about to be live the latest build before it that lasted, shares no chunks with it, and
 * fits the set's host: the page names it, and a tab falls back to it where the remote does not start. A remote without
 * one is left out, and so is one whose builds cannot be read: nobody is kept from shipping by that.
 *
 * @param options.mayCompile types may be compared, which takes seconds; otherwise host and build must have been live
 *   together
 */
export async function previousBuilds(
  store: Store,
  set: SetToCheck,
  live: LivePage | null,
  { kind, mayCompile }: { kind: ReleaseRecord['kind']; mayCompile: boolean },
): Promise<Record<string, PreviousBuild>> {
  const history = await historyFrom(store, live?.release?.number).catch(() => []);
  const builds = Object.fromEntries(set.next.map(({ app, build }) => [app, build]));
  const release = { at: new Date().toISOString(), kind, builds };
  const found: Record<string, PreviousBuild> = {};
  for (const remote of set.next.filter(({ app }) => app !== 'host')) {
    for (const { build, since } of lastingBuilds(history, remote.app, release).slice(0, mostLooks)) {
      const key = `${folderOf(remote.app, build)}/release.json`;
      const record = await store.read(key).catch(() => null);
      const fits = async () => {
        if (!record) return false;
        const previous = parseRelease(record, key);
        return (
          isApart(previous, remote) &&
          hasSameAddresses(previous, remote) &&
          (mayCompile || wereTogether(history, builds['host'], previous)) &&
          (await fitsHost(previous, set, history))
        );
      };
      if (!record || !(await fits().catch(() => false))) continue;
      found[remote.app] = { build, since, record: integrityOf(record) };
      break;
    }
  }
  return found;
}

/** The same for the pages of a rollout: before a build on trial comes what all the others have. */
export const previousOnTrial =
  (store: Store, { mayCompile }: { mayCompile: boolean }): PreviousOf =>
  (live, next) => {
    const set = setToCheck(store, { before: live.release?.builds ?? {}, next, config: live.config });
    return previousBuilds(store, set, live, { kind: 'ship', mayCompile });
  };

/** Builds of one name would mix their chunks on a page, and builds from before the policy of scripts cannot live with it. */
const isApart = ({ uniqueName, loadsByPolicy }: Release, remote: Release) =>
  loadsByPolicy === true && uniqueName !== undefined && uniqueName !== remote.uniqueName;

/** The page's addresses are those of the newer build: a screen gets the parameters of that. */
const hasSameAddresses = ({ declaration }: Release, remote: Release) =>
  Object.entries(declaration?.screens ?? {}).every(([module, { address }]) => {
    const now = remote.declaration?.screens?.[module]?.address;
    return now === undefined || now === address;
  });

const wereTogether = (history: ReleaseRecord[], host: string | undefined, { app, build }: Release) =>
  history.some(({ builds }) => builds['host'] === host && builds[app] === build);

/** The gate's own checks, of the host with this build and nothing else. */
async function fitsHost(previous: Release, { next, config, read }: SetToCheck, history: ReleaseRecord[]) {
  const pair = [...next.filter(({ app }) => app === 'host'), previous];
  const others = next.filter(({ app }) => app !== 'host' && app !== previous.app);
  const changed = new Set([previous.app]);
  const previousSets = history.map(({ builds }) => pair.filter((one) => builds[one.app] === one.build));
  const set = { next: pair, changed, config, read, previousSets };
  return (
    (await declarationFaults({ ...set, next: [...pair, ...others] })).length === 0 &&
    exposeFaults(set).length === 0 &&
    sharedFaults(set).length === 0 &&
    (await contractFaults(set)).length === 0
  );
}
