import { shareOf, type Rollout } from '../live/rollout.ts';
import { slotRules } from '../serving/slotRules.ts';
import { openStore } from '../store/openStore.ts';
import { finishRollout } from './finishRollout.ts';
import { rolloutInWords } from './checkRollout.ts';
import { commonOptions, storeOf, UsageError, type Command } from './Command.ts';
import { stopRollout, widenRollout } from './rolloutSteps.ts';

const step = 100 / slotRules.count;

/** A share of the readers in percent, as it is given to `--share` and `--to`. */
export function shareIn(name: string, text: string | undefined, what = 'a share of the readers,'): number {
  const share = Number(/^(\d+)%?$/.exec(text ?? '')?.[1] ?? NaN);
  if (!(share >= step && share < 100 && share % step === 0))
    throw new UsageError(
      `${name} takes ${what} from ${String(step)}% to ${String(100 - step)}% in steps of ${String(step)}%.`,
    );
  return share;
}

/** A rollout as an answer of a command. */
export const rolloutAnswer = (rollout: Rollout, started: number) => ({
  text: `${rolloutInWords(rollout).replace(/^r/, 'R')} is live, ${((Date.now() - started) / 1000).toFixed(1)} s after the command. "widen", "finish" or "stop" is next.`,
  json: { ...rollout, share: shareOf(rollout) },
});

export const widenCommand: Command = {
  does: 'gives a rollout to more readers',
  usage: '--to 50% --store DIR',
  help: `
  --to SHARE     of production's readers, in steps of ${String(step)}%; those who have it keep it
  --store DIR    the store (or the variable PORTAL_STORE)
With the same share again, it mends the pages of a rollout that was interrupted.`,
  options: { ...commonOptions, to: { type: 'string' } },
  run: async (values) => {
    const started = Date.now();
    const share = shareIn('--to', values.to);
    return rolloutAnswer(await widenRollout(openStore(storeOf(values)), share), started);
  },
};

export const finishCommand: Command = {
  does: 'gives a rollout to all readers',
  usage: '--store DIR [--url URL]',
  help: `
  --store DIR    the store (or the variable PORTAL_STORE)
  --url URL      look from outside afterwards; what is wrong there is taken back`,
  options: { ...commonOptions, url: { type: 'string' } },
  run: async (values) => {
    const { url } = values;
    const store = openStore(storeOf(values));
    const { number, record } = await finishRollout(store, url === undefined ? {} : { url });
    return {
      text: `Release ${String(number)} is live for all readers.`,
      json: { number, changes: record?.changes ?? [] },
    };
  },
};

export const stopCommand: Command = {
  does: 'takes a rollout back from the readers who have it',
  usage: '--store DIR [--reason TEXT]',
  help: `
  --store DIR    the store (or the variable PORTAL_STORE)
  --reason TEXT  for the record of releases
Readers who have it get the line that offers production's release, as after every release.`,
  options: { ...commonOptions, reason: { type: 'string' } },
  run: async (values) => {
    const rollout = await stopRollout(openStore(storeOf(values)), values.reason ?? 'stopped by hand');
    const said = rollout
      ? `Stopped: ${rolloutInWords(rollout)}.`
      : 'Pages of a rollout that is over were taken away.';
    return { text: `${said} All readers get production's.`, json: rollout ?? { rollout: null } };
  },
};
