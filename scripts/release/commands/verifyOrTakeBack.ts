import { parsePage, readSet } from '../live/livePage.ts';
import { swapPage, type Swap } from '../live/swapPage.ts';
import { verifyStore } from '../live/verifyStore.ts';
import { verifyUrl } from '../live/verifyUrl.ts';
import type { Store } from '../store/store.ts';
import { previousBuilds } from './previousBuilds.ts';
import { setToCheck } from './setToCheck.ts';
import { VerificationFailed } from './VerificationFailed.ts';

/** Verifies a release that has just become live, and makes the former one live again if there are faults. */
export async function verifyOrTakeBack(store: Store, channel: string, swap: Swap, url?: string) {
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
  const back = await swapPage(store, channel, async (live) => {
    // Others may have shipped meanwhile: take back our builds only.
    const builds = { ...(live?.release?.builds ?? former.builds) };
    for (const { app, from, to } of record.changes)
      if (builds[app] === to) {
        if (from) builds[app] = from;
        else Reflect.deleteProperty(builds, app);
      }
    const isOurConfig = JSON.stringify(live?.config) === JSON.stringify(record.config);
    const config = isOurConfig || !live ? formerConfig : live.config;
    const kind = 'rollback';
    const next = await readSet(store, builds);
    const set = setToCheck(store, { before: live?.release?.builds ?? {}, next, config });
    const previous = await previousBuilds(store, set, live, { kind, mayCompile: false });
    return { builds, config, kind, reason: faults[0] ?? '', previous };
  });
  throw new VerificationFailed(
    faults,
    `Release ${String(swap.number)} was taken back: what was live before it is live again, as release ${String(back.number)}.`,
  );
}
