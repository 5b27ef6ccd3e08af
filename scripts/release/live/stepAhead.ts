import { reasonToDoubt, type Shares } from './reasonToDoubt.ts';
import { added, enough, type Arms } from './stopRule.ts';

/** A rollout that goes on by itself: shares of the readers in percent, ascending, and how long (ms) each is held. */
export interface Steps {
  shares: number[];
  hold: number;
}

/** The next share: due now, or waited for, with the reason; `byHand` if for a person; null when there is no further one. */
export type Ahead = { share: number; because: string | null; byHand?: true } | null;

/** @param held how long (ms) the share of now has been there */
export function stepAhead(
  { shares, hold }: Steps,
  { had, held, periods }: { had: Shares; held: number; periods: Arms[] },
): Ahead {
  const share = shares.find((one) => one > had.present);
  if (share === undefined) return null;
  // Hours without readers show nothing of a build.
  if (added(periods).canary.started < enough.tabs)
    return {
      share,
      because: `once ${String(enough.tabs)} tabs have started`,
    };
  // Production's open tabs speak at long intervals: the sides are held against each other when the time is over.
  if (held < hold) return { share, because: `in ${String(Math.ceil((hold - held) / 60_000))} min` };
  const doubt = reasonToDoubt(periods, had);
  if (doubt !== null)
    return {
      share,
      because: `but not by itself: ${doubt}, or somebody has written so into the log. Look, then ${share === 100 ? '"finish"' : `"widen --to ${String(share)}%"`} by hand`,
      byHand: true,
    };
  return { share, because: null };
}
