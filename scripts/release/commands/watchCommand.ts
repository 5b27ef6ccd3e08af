import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { armsOf } from '../live/armsOf.ts';
import { readRollout } from '../live/rollout.ts';
import { enough, reasonToStop, significance, type Arm } from '../live/stopRule.ts';
import { readTabFacts } from '../live/tabFacts.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/store.ts';
import { rolloutInWords } from './checkRollout.ts';
import { numberOf, storeOf, UsageError, type Command } from './Command.ts';
import { logsOf } from './countCommands.ts';
import { stopRollout } from './rolloutSteps.ts';
import { VerificationFailed } from './VerificationFailed.ts';

/** Looks once at a rollout, and stops it if its tabs are worse off than production's (throws `VerificationFailed`). */
async function watchOnce(store: Store, logs: string[], now: number = Date.now()) {
  const rollout = await readRollout(store);
  if (!rollout) return null;
  const { facts } = await readTabFacts(logs, now);
  const arms = await armsOf(store, rollout, facts, now);
  const reason = reasonToStop(arms.canary, arms.production);
  if (reason === null) return { rollout, ...arms };
  await stopRollout(store, reason);
  throw new VerificationFailed(
    [reason],
    `Stopped: ${rolloutInWords(rollout)}. All readers get production's.`,
  );
}

export const watchCommand: Command = {
  does: 'stops a rollout by itself when its tabs are worse off',
  usage: '--log FILE … --store DIR [--every S] [--notify CMD]',
  help: `
  --log FILE …   what the servers have logged of /_/seen
  --store DIR    the store (or the variable PORTAL_STORE)
  --every S      look every S seconds until the rollout is over; else once, as for a cron line
  --notify CMD   run by the shell when it is stopped, with the reason in the variable PORTAL_REASON
It keeps nothing between two looks: one that dies stops nothing and breaks nothing. A rollout is stopped when at least
${String(enough.tabs)} of its tabs have started, at least ${String(enough.troubled)} of them have failed (an app fell back, could not be loaded or drawn), and
that share is higher than production's since the rollout began by Fisher's exact test, p < ${String(significance.overall)} over all looks together
(p < ${String(significance.eachLook)} at each); or when more than 5 % of them show nothing after a minute, by the same test. Ends with 3 when it was stopped.`,
  options: {
    store: { type: 'string' },
    log: { type: 'string', multiple: true, default: [] },
    every: { type: 'string' },
    notify: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
  run: async (values, more) => {
    const store = openStore(storeOf(values));
    const every = numberOf('--every', values.every);
    if (every === 0) throw new UsageError('--every takes one second or more.');
    const look = async () => {
      try {
        return await watchOnce(store, logsOf(values, more));
      } catch (error) {
        if (error instanceof VerificationFailed && values.notify) notify(values.notify, error.message);
        throw error;
      }
    };
    let seen = await look();
    while (seen && every !== undefined) {
      await pause(every * 1_000);
      seen = await look();
    }
    if (!seen) return { text: 'There is no rollout under way.', json: { rollout: null } };
    const { rollout, canary, production } = seen;
    return {
      text: `${rolloutInWords(rollout).replace(/^r/, 'R')} goes on: ${inWords(canary)}; production ${inWords(production)}.`,
      json: { rollout, canary, production },
    };
  },
};

const inWords = ({ started, failed, empty }: Arm) =>
  `${String(started)} tabs, ${String(failed)} failed, ${String(empty)} showed nothing`;

function notify(command: string, reason: string) {
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PORTAL_REASON: reason } });
}
