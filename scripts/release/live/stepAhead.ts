import { enough, type Arm } from './stopRule.ts';

/** A rollout that goes on by itself: shares of the readers in percent, ascending, and how long (ms) each is held. */
export interface Steps {
  shares: number[];
  hold: number;
}

/** The next share: due now, or waited for, with the reason; null when there is no further one. */
export type Ahead = { share: number; because: string | null } | null;

/** @param held how long (ms) the share of now has been there */
export function stepAhead(
  { shares, hold }: Steps,
  { share: present, held, canary }: { share: number; held: number; canary: Arm },
): Ahead {
  const share = shares.find((one) => one > present);
  if (share === undefined) return null;
  // Hours without readers show nothing of a build.
  if (canary.started < enough.tabs)
    return {
      share,
      because: `once ${String(enough.tabs)} tabs have started`,
    };
  return {
    share,
    because: held < hold ? `in ${String(Math.ceil((hold - held) / 60_000))} min` : null,
  };
}
