import { Refused, runChecks, setChecks } from '../checks/runChecks.ts';
import { parsePage, readSet, type LivePage } from '../live/livePage.ts';
import { historyFrom, type ReleaseRecord } from '../live/releaseRecords.ts';
import { setToCheck } from './setToCheck.ts';
import { VerificationFailed } from './VerificationFailed.ts';
import { swapPage, type Swap } from '../live/swapPage.ts';
import { verifyStore } from '../live/verifyStore.ts';
import { verifyUrl } from '../live/verifyUrl.ts';
import type { Store } from '../store/store.ts';

const refuse = (sentence: string): never => {
  throw new Refused([{ check: 'rollback', sentence }]);
};

/** Makes earlier builds live again, as a new release: those of one app, or the whole set with its configuration. */
export async function rollback({
  store,
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
  const swap = await swapPage(store, channel, async (live) => {
    if (!live?.release)
      return refuse(`${store.name} has no page of ${channel}, so there is nothing to take back.`);
    const history = await historyFrom(store, live.release.number);
    const target = app ? targetOfApp(live, history, app, to) : targetOfSet(live, history, to);
    const next = await readSet(store, target.builds).catch(pruned);
    const missing = await verifyStore(store, next);
    if (missing[0]) pruned(new Error(missing[0]));
    // A whole set was live together; a single build meets others than before.
    if (app && !isForced) {
      const { config } = target;
      const previousSets = history.map(({ builds }) => next.filter((one) => builds[one.app] === one.build));
      await runChecks(
        setChecks,
        setToCheck(store, { before: live.release.builds, next, config, previousSets }),
      );
    }
    return { ...target, kind: 'rollback' };
  });
  if (!url) return swap;
  const page = parsePage(swap.page, 'The page');
  const faults = await verifyUrl(url, { channel, page, set: swap.set });
  if (faults.length > 0)
    throw new VerificationFailed(faults, `Release ${String(swap.number)} stays live all the same.`);
  return swap;
}

const pruned = (error: Error): never => refuse(`That release cannot come back: ${error.message}`);

function targetOfSet(live: LivePage, history: ReleaseRecord[], to?: number) {
  const target = to === undefined ? before(live, history) : recordOf(history, to);
  return { builds: target.builds, config: target.config, to: target.to ?? target.number };
}

/** The release before the ship that made the live set; rollbacks in between do not count. */
function before(live: LivePage, history: ReleaseRecord[]) {
  const state = ({ builds, config }: Pick<ReleaseRecord, 'builds' | 'config'>) =>
    JSON.stringify([Object.entries(builds).sort(), config]);
  const now = state({ builds: live.release?.builds ?? {}, config: live.config });
  const shipped =
    history.find((record) => record.kind === 'ship' && state(record) === now) ??
    refuse(
      `What is live is a mixture that was never shipped as a whole: say which release with --to, of ${numbersOf(history)}.`,
    );
  return (
    history.find(({ number }) => number === shipped.previous) ??
    refuse('There is no earlier release to go back to.')
  );
}

function targetOfApp(live: LivePage, history: ReleaseRecord[], app: string, to?: number) {
  const builds = live.release?.builds ?? {};
  const now = builds[app] ?? refuse(`There is no ${app} in this channel: ${Object.keys(builds).join(', ')}.`);
  const shipped = history
    .filter(({ kind }) => kind === 'ship')
    .flatMap(({ changes }) => changes)
    .find((change) => change.app === app && change.to === now);
  const build =
    to === undefined
      ? (shipped?.from ?? refuse(`There is no earlier build of ${app} to go back to.`))
      : (recordOf(history, to).builds[app] ?? refuse(`There was no ${app} in release ${String(to)}.`));
  return { builds: { ...builds, [app]: build }, config: live.config };
}

const recordOf = (history: ReleaseRecord[], number: number) =>
  history.find((record) => record.number === number) ??
  refuse(`Release ${String(number)} was never live in this channel; these were: ${numbersOf(history)}.`);

const numbersOf = (history: ReleaseRecord[]) => history.map(({ number }) => number).join(', ');
