import type { Build } from '../build/readBuild.ts';
import { Refused, runChecks, setChecks } from '../checks/runChecks.ts';
import { readLivePage, readSet, type LivePage } from '../live/livePage.ts';
import { buildsOf, endRollout, readRollout, shareOf, type Rollout } from '../live/rollout.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import type { Swap } from '../live/swapPage.ts';
import { followProduction } from '../live/writeRollout.ts';
import type { Store } from '../store/store.ts';
import { previousOnTrial } from './previousBuilds.ts';
import { setToCheck } from './setToCheck.ts';

const named = ({ builds }: Pick<Rollout, 'builds'>) =>
  Object.entries(builds)
    .map(([app, build]) => `${app} ${build}`)
    .join(', ');

/** A rollout in words: what is on trial, and with whom. */
export const rolloutInWords = (rollout: Rollout): string =>
  `release ${String(rollout.number)} (${named(rollout)}) for ${String(shareOf(rollout))} % of the readers`;

/** Refuses what would change an app on trial. */
export async function refuseOnTrial(store: Store, builds: Build[]): Promise<Rollout | null> {
  const rollout = await readRollout(store);
  const touched = builds.find(({ release: { app } }) => rollout?.builds[app] !== undefined);
  if (rollout && touched)
    throw new Refused([
      {
        check: 'rollout',
        sentence: `${touched.release.app}: ${rolloutInWords(rollout)} is under way: "finish" or "stop" comes first.`,
      },
    ]);
  return rollout;
}

/** Refuses what would change an app on trial, and what does not fit the builds that a share of the readers have. */
export async function checkRollout(
  store: Store,
  { live, next, builds }: { live: LivePage | null; next: SetToCheck; builds: Build[] },
): Promise<void> {
  const rollout = await refuseOnTrial(store, builds);
  if (!rollout || !live) return;
  const others = next.next.filter(({ app }) => rollout.builds[app] === undefined);
  const set = setToCheck(store, {
    before: buildsOf(live, rollout.builds),
    next: [...others, ...(await readSet(store, rollout.builds))],
    config: next.config,
    builds,
  });
  await runChecks(setChecks, set).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    const sentence = (one: string) => `With ${rolloutInWords(rollout)}: ${one}`;
    throw new Refused(error.refusals.map((one) => ({ ...one, sentence: sentence(one.sentence) })));
  });
}

/** A rollback cannot wait: it ends a rollout of the same app, or of a set that no longer fits, and else goes into its pages. */
export async function followRollback(store: Store, swap: Swap, app: string | undefined): Promise<void> {
  const rollout = await readRollout(store);
  if (!rollout) return;
  const touched = [
    ...(app === undefined ? [] : [app]),
    ...(swap.record?.changes ?? []).map((one) => one.app),
  ];
  const isOther = touched.every((one) => rollout.builds[one] === undefined);
  const fits = async () => {
    const live = await readLivePage(store, 'production');
    if (!live?.config.splitReaders) return false;
    const next = await readSet(store, buildsOf(live, rollout.builds));
    const before = live.release?.builds ?? {};
    return runChecks(setChecks, setToCheck(store, { before, next, config: live.config })).then(
      () => true,
      () => false,
    );
  };
  if (isOther && (await fits())) await followProduction(store, previousOnTrial(store, { mayCompile: false }));
  else await endRollout(store, `release ${String(swap.number)} is a rollback`);
}
