import { readRecord, type ReleaseRecord } from '../live/releaseRecords.ts';
import { shareOf, type Rollout } from '../live/rollout.ts';
import { isWhole } from '../live/rolloutFaults.ts';
import { stepAhead, type Steps } from '../live/stepAhead.ts';
import type { Arms } from '../live/stopRule.ts';
import type { Store } from '../store/store.ts';
import { finishRollout } from './finishRollout.ts';
import { rolloutInWords } from './checkRollout.ts';
import { UsageError, type Values } from './Command.ts';
import { shareIn } from './rolloutCommands.ts';
import { widenRollout } from './rolloutSteps.ts';

const units: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** `--auto 5,25,100 --hold 30m`; null where a person widens. */
export function stepsIn({ auto, hold = '30m' }: Values): Steps | null {
  const [, count = '', unit = ''] = /^(\d+)([smh])$/.exec(hold) ?? [];
  const time = Number(count) * (units[unit] ?? NaN);
  if (!(time > 0)) throw new UsageError(`--hold takes a time such as 30m, 90s or 2h, not "${hold}".`);
  if (auto === undefined) return null;
  const shares = auto
    .split(',')
    .map((text) =>
      /^100%?$/.test(text) ? 100 : shareIn('--auto', text, 'shares of the readers, "5,25,100",'),
    );
  if (shares.some((share, index) => share <= (shares[index - 1] ?? 0)))
    throw new UsageError(`--auto takes shares that grow, not "${auto}".`);
  return { shares, hold: time };
}

/** Takes a rollout's next step if it is due. `byHand` is the share (percent) of a step that is a person's. */
export async function advance(
  store: Store,
  rollout: Rollout,
  { steps, now, periods }: { steps: Steps; periods: Arms[]; now: number },
): Promise<{ said: string; isOver: boolean; byHand?: number }> {
  // Nobody has looked at pages that were never written.
  if (!(await isWhole(store, rollout)))
    return {
      said: `Mended: ${rolloutInWords(await widenRollout(store, shareOf(rollout), rollout.began))}.`,
      isOver: false,
    };
  const held = now - (await sinceOf(store, rollout));
  const present = shareOf(rollout);
  const first = (await readRecord(store, rollout.began))?.rollout;
  const had = { began: first ? shareOf(first) : present, present };
  const ahead = stepAhead(steps, { had, held, periods });
  if (!ahead) return { said: 'No further share is to follow by itself.', isOver: false };
  const { share, because, byHand } = ahead;
  if (because !== null)
    return { said: `Next: ${String(share)} %, ${because}.`, isOver: false, ...(byHand && { byHand: share }) };
  if (share === 100) {
    const { number } = await finishRollout(store, { began: rollout.began });
    return { said: `Finished: release ${String(number)} is live for all readers.`, isOver: true };
  }
  return {
    said: `Widened: ${rolloutInWords(await widenRollout(store, share, rollout.began))}.`,
    isOver: false,
  };
}

/**
 * Time (ms) since when a rollout has its share; its pages may have been written anew since, for what others have shipped.
 * Written again over the same release they mend what was interrupted: nobody has had the whole share before.
 */
async function sinceOf(store: Store, { began, number, slots }: Rollout): Promise<number> {
  let first: ReleaseRecord | null = null;
  for (let one = number; one >= began; one -= 1) {
    const record = await readRecord(store, one);
    if (record?.rollout?.began !== began) continue;
    if (record.rollout.slots.length !== slots.length || record.previous === first?.previous) break;
    first = record;
  }
  return first ? Date.parse(first.at) : Infinity;
}
