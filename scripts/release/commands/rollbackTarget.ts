import { Refused } from '../checks/runChecks.ts';
import type { LivePage } from '../live/livePage.ts';
import type { ReleaseRecord } from '../live/releaseRecords.ts';

export const refuse = (sentence: string): never => {
  throw new Refused([{ check: 'rollback', sentence }]);
};

/** Refuses what somebody else has taken back meanwhile: the release before that has never been found wrong. */
export function refuseMeanwhile(first: LivePage, live: LivePage, app: string | undefined): void {
  const seen = ({ release }: LivePage) => (app ? release?.builds[app] : release?.number);
  if (seen(first) !== seen(live))
    refuse(
      `Release ${String(live.release?.number)} went live meanwhile: look at it, and take it back if it is wrong as well.`,
    );
}

export function targetOfSet(live: LivePage, history: ReleaseRecord[], to?: number) {
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

export function targetOfApp(live: LivePage, history: ReleaseRecord[], app: string, to?: number) {
  const builds = live.release?.builds ?? {};
  const now = builds[app] ?? refuse(`There is no ${app} in this channel: ${Object.keys(builds).join(', ')}.`);
  const build =
    to === undefined
      ? buildBefore(history, app, now)
      : (recordOf(history, to).builds[app] ?? refuse(`There was no ${app} in release ${String(to)}.`));
  const others = Object.fromEntries(Object.entries(builds).filter(([name]) => name !== app));
  return { builds: build === null ? others : { ...builds, [app]: build }, config: live.config };
}

function buildBefore(history: ReleaseRecord[], app: string, now: string): string | null {
  const build = replacedBuild(history, app, now);
  return build === undefined ? refuse(`There is no earlier build of ${app} to go back to.`) : build;
}

/** The build that a ship replaced; null if the app was new to a portal that was there already, undefined without such a ship. */
export function replacedBuild(history: ReleaseRecord[], app: string, now: string): string | null | undefined {
  for (const { kind, changes, previous } of history) {
    const change = changes.find((one) => one.app === app && one.to === now);
    if (kind === 'ship' && change && (change.from !== null || previous !== null)) return change.from;
  }
  return undefined;
}

const recordOf = (history: ReleaseRecord[], number: number) =>
  history.find((record) => record.number === number) ??
  refuse(`Release ${String(number)} was never live in this channel; these were: ${numbersOf(history)}.`);

const numbersOf = (history: ReleaseRecord[]) => history.map(({ number }) => number).join(', ');
