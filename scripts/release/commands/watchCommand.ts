import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from '../checks/runChecks.ts';
import { armsOf } from '../live/armsOf.ts';
import { readRollout, type Rollout } from '../live/rollout.ts';
import { slotPages } from '../live/slotPages.ts';
import type { Steps } from '../live/stepAhead.ts';
import { added, enough, reasonToStop, significance, type Arm } from '../live/stopRule.ts';
import { readTabFacts } from '../live/tabFacts.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/store.ts';
import { advance, stepsIn } from './advance.ts';
import { rolloutInWords } from './checkRollout.ts';
import { numberOf, storeOf, UsageError, type Command } from './Command.ts';
import { logsOf } from './countCommands.ts';
import { rolloutEnd } from './rolloutEnd.ts';
import { stopRollout } from './rolloutSteps.ts';
import { VerificationFailed } from './VerificationFailed.ts';

/**
 * Looks at a rollout: stops it if its tabs are worse off (`VerificationFailed`), else takes a step that is due.
 *
 * @param began the one to look at, or whichever is under way; null where that is over
 */
async function watchOnce(store: Store, logs: () => string[], steps: Steps | null, began?: number) {
  const now = Date.now();
  const rollout = await readRollout(store);
  if (!rollout || (began ?? rollout.began) !== rollout.began) return null;
  const { facts, ignored } = await readTabFacts(logs(), now);
  const periods = await armsOf(store, rollout, facts, now);
  const reason = reasonToStop(periods);
  if (reason === null) {
    const taken = steps && (await advance(store, rollout, { steps, now, periods }));
    return { rollout, ...added(periods), ignored, ...(taken ?? { said: '', isOver: false }) };
  }
  const said = `Stopped: ${rolloutInWords(rollout)}. All readers get production's.`;
  const outcome = await stopRollout(store, reason, rollout.began).then(
    () => said,
    async (error: unknown) => {
      // Somebody has ended it in this moment: whoever is to be notified hears of that as well.
      if (error instanceof Refused) return error.message;
      // Its pages go first: then it is over, and no later look would find it.
      if ((await slotPages(store)).size > 0) throw error;
      return `${said} No record says so: ${(error as Error).message}`;
    },
  );
  throw new VerificationFailed([reason], outcome);
}

export const watchCommand: Command = {
  does: 'stops a rollout by itself when its tabs are worse off, and widens it if it is to',
  usage: '--log FILE … --store DIR [--every S] [--notify CMD] [--auto 5,25,100 --hold 30m]',
  help: `
  --log FILE …   what the servers have logged of /_/seen; FILE.1, where a rotation has left the day before, is read too
  --store DIR    the store (or the variable PORTAL_STORE)
  --every S      look every S seconds until the rollout is over, and say how it ended; else once, as for a cron line
  --notify CMD   run by the shell when it is stopped, with the reason in the variable PORTAL_REASON
  --auto SHARES  widen it to the next of these shares of the readers when it has held one for long enough; 100 gives it to all
  --hold TIME    how long that is: 30m if not said, or 90s, 2h
It keeps nothing between two looks: one that dies stops nothing and breaks nothing. With --every a look that fails, finds
no log, or is refused a step, is told on standard error, and the next one follows; so are, once each, a step left to a person
and lines that are left out.
A rollout is stopped when at least ${String(enough.tabs)} of its tabs have started, at least ${String(enough.troubled)} of them have failed (an app fell back, could
not be loaded or drawn), and more than production's since the rollout began by Fisher's exact test, stratified by the shares
that it has had, p < ${String(significance.overall)} over all looks together (p < ${String(significance.eachLook)} at each); or when more than 5 % of them show nothing after
a minute, by the same test. Ends with 3 when it was stopped by that, and with 0 when somebody else has ended
it: another one, which may have begun since, needs a watch of its own.
It is widened by itself only with --auto, and not before ${String(enough.tabs)} of its tabs have started: a night without readers shows nothing
of a build. Nor is it while more than 5 % of production's own tabs fail or show nothing (by the binomial test, the same
p), or of its own beside too few of production's to compare them with, or while the tabs of one side are more than three
times too many for the shares that the rollout has had: anybody can write into that log, so a person looks, and takes the
step with "widen" or "finish".`,
  options: {
    store: { type: 'string' },
    log: { type: 'string', multiple: true, default: [] },
    every: { type: 'string' },
    notify: { type: 'string' },
    auto: { type: 'string' },
    hold: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
  takesNames: true,
  run: async (values, more, complain) => {
    const store = openStore(storeOf(values));
    const every = numberOf('--every', values.every);
    if (every === 0) throw new UsageError('--every takes one second or more.');
    const steps = stepsIn(values);
    const named = logsOf(values, more);
    const look = async (began?: number) => {
      try {
        return await watchOnce(store, () => logsNow(named, complain), steps, began);
      } catch (error) {
        if (error instanceof VerificationFailed && values.notify) notify(values.notify, error.message);
        throw error;
      }
    };
    let seen = await look();
    let watched: Rollout | undefined;
    let told: number | undefined;
    let isLeftOutTold = false;
    while (seen && !seen.isOver && every !== undefined) {
      if (seen.ignored > 0 && !isLeftOutTold) complain(leftOut(seen.ignored));
      isLeftOutTold ||= seen.ignored > 0;
      if (seen.byHand !== undefined && seen.byHand !== told) complain(seen.said);
      told = seen.byHand;
      await pause(every * 1_000);
      watched = seen.rollout;
      try {
        seen = await look(watched.began);
      } catch (error) {
        if (error instanceof VerificationFailed) throw error;
        const failure = error instanceof Refused ? 'Was refused' : 'Could not look';
        complain(`${failure}, and will try again in ${String(every)} s: ${(error as Error).message}`);
      }
    }
    if (!seen) {
      const said = watched ? await rolloutEnd(store, watched) : 'There is no rollout under way.';
      return { text: said, json: { rollout: null, said } };
    }
    const { rollout, canary, production, ignored, said, isOver } = seen;
    const tabs = `${inWords(canary)}; production ${inWords(production)}.`;
    const sentences = [tabs, ...(ignored > 0 ? [leftOut(ignored)] : []), said].join(' ').trimEnd();
    return {
      text: `${rolloutInWords(rollout).replace(/^r/, 'R')}${isOver ? '' : ' goes on'}: ${sentences}`,
      json: { rollout, canary, production, ignored, said },
    };
  },
};

/** Logs that are there, the rotated ones too: between its renaming and a server's next line a log is not. */
function logsNow(named: string[], complain: (text: string) => void): string[] {
  const files = [...new Set(named.flatMap((file) => [file, `${file}.1`]))].filter((file) => existsSync(file));
  for (const file of named)
    if (!files.includes(file))
      complain(`There is no log ${file} at the moment; the next look reads it again.`);
  return files;
}

const inWords = ({ started, failed, empty }: Arm) =>
  `${String(started)} tabs, ${String(failed)} failed, ${String(empty)} showed nothing`;

const leftOut = (lines: number) =>
  `Left out: ${String(lines)} lines that no tab says, or of a server whose clock is more than five minutes ahead.`;

function notify(command: string, reason: string) {
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PORTAL_REASON: reason } });
}
