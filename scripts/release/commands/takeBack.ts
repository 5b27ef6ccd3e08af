import { readSet, type LivePage } from '../live/livePage.ts';
import type { ReleaseRecord } from '../live/releaseRecords.ts';
import { swapPage, type Swap } from '../live/swapPage.ts';
import type { Store } from '../store/store.ts';
import { previousBuilds } from './previousBuilds.ts';
import { setToCheck } from './setToCheck.ts';

/** Makes live again what a release of the tool's own has replaced. */
export function takeBack(
  store: Store,
  channel: string,
  { before, record, reason }: { before: LivePage; record: ReleaseRecord; reason: string },
): Promise<Swap> {
  return swapPage(store, channel, async (live) => {
    // Others may have shipped meanwhile: take back our builds only.
    const builds = { ...(live?.release?.builds ?? before.release?.builds) };
    for (const { app, from, to } of record.changes)
      if (builds[app] === to) {
        if (from) builds[app] = from;
        else Reflect.deleteProperty(builds, app);
      }
    const isOurConfig = JSON.stringify(live?.config) === JSON.stringify(record.config);
    const config = isOurConfig || !live ? before.config : live.config;
    const kind = 'rollback';
    const next = await readSet(store, builds);
    const set = setToCheck(store, { before: live?.release?.builds ?? {}, next, config });
    const previous = await previousBuilds(store, set, live, { kind, mayCompile: false });
    return { builds, config, kind, reason, previous };
  });
}
