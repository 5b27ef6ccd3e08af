import { runChecks, setChecks } from '../checks/runChecks.ts';
import { parsePage, readSet, type LivePage } from '../live/livePage.ts';
import { historyFrom, rememberRecords } from '../live/releaseRecords.ts';
import { previousBuilds } from './previousBuilds.ts';
import { refuse, refuseMeanwhile, targetOfApp, targetOfSet } from './rollbackTarget.ts';
import { followRollback } from './checkRollout.ts';
import { seeToEnd } from './seeToEnd.ts';
import { setToCheck } from './setToCheck.ts';
import { VerificationFailed } from './VerificationFailed.ts';
import { swapPage, type Swap } from '../live/swapPage.ts';
import { verifyStore } from '../live/verifyStore.ts';
import { verifyUrl } from '../live/verifyUrl.ts';
import type { Store } from '../store/store.ts';

/** Makes earlier builds live again, as a new release: those of one app, or the whole set with its configuration. */
export async function rollback({
  store: place,
  channel,
  app,
  to,
  url,
  isForced = false,
}: {
  store: Store;
  channel: string;
  app?: string;
  /** release to return to; by default the previous one */
  to?: number;
  url?: string;
  /** even if the builds do not fit each other */
  isForced?: boolean;
}): Promise<Swap> {
  const store = rememberRecords(place);
  let first: LivePage | null = null;
  const swap = await swapPage(store, channel, async (live) => {
    if (!live?.release)
      return refuse(`${store.name} has no page of ${channel}, so there is nothing to take back.`);
    first ??= live;
    // A release that is named cannot become another one.
    if (to === undefined) refuseMeanwhile(first, live, app);
    const history = await historyFrom(store, live.release.number);
    const target = app ? targetOfApp(live, history, app, to) : targetOfSet(live, history, to);
    const next = await readSet(store, target.builds).catch(pruned);
    const missing = await verifyStore(store, next);
    if (missing[0]) pruned(new Error(missing[0]));
    // A whole set was live together; a single build meets others than before.
    const { config } = target;
    const previousSets = history.map(({ builds }) => next.filter((one) => builds[one.app] === one.build));
    const set = setToCheck(store, { before: live.release.builds, next, config, previousSets });
    if (app && !isForced) await runChecks(setChecks, set);
    const kind = 'rollback';
    return { ...target, kind, previous: await previousBuilds(store, set, live, { kind, mayCompile: false }) };
  });
  await seeToEnd(swap, channel, [
    ...(channel === 'production' ? [() => followRollback(store, swap, app)] : []),
    ...(url ? [() => lookFromOutside(url, channel, swap)] : []),
  ]);
  return swap;
}

async function lookFromOutside(url: string, channel: string, { number, page, set }: Swap) {
  const faults = await verifyUrl(url, { channel, page: parsePage(page, 'The page'), set });
  if (faults.length > 0)
    throw new VerificationFailed(faults, `Release ${String(number)} stays live all the same.`);
}

const pruned = (error: Error): never => refuse(`That release cannot come back: ${error.message}`);
