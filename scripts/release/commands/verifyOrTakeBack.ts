import { parsePage } from '../live/livePage.ts';
import type { Swap } from '../live/swapPage.ts';
import { verifyStore } from '../live/verifyStore.ts';
import { verifyUrl } from '../live/verifyUrl.ts';
import type { Store } from '../store/store.ts';
import { takeBack } from './takeBack.ts';
import { VerificationFailed } from './VerificationFailed.ts';

/** Verifies a release that has just become live, and makes the former one live again if there are faults. */
export async function verifyOrTakeBack(store: Store, channel: string, swap: Swap, url?: string) {
  const look = ({ page, set }: Swap, address: string) =>
    verifyUrl(address, { channel, page: parsePage(page, 'The new page'), set });
  const faults = await verifyStore(store, swap.set);
  if (url && faults.length === 0) faults.push(...(await look(swap, url)));
  if (faults.length === 0) return;
  const { before, record } = swap;
  if (!record) throw new VerificationFailed(faults, 'Nothing was changed: this was live before.');
  if (!before?.release)
    throw new VerificationFailed(
      faults,
      `Release ${String(swap.number)} stays: there is no former one to go back to.`,
    );

  const back = await takeBack(store, channel, { before, record, reason: faults[0] ?? '' });
  // Where a server is at fault, what it had served before may be as badly off.
  const [left] = url ? await look(back, url) : [];
  const taken = `Release ${String(swap.number)} was taken back`;
  throw new VerificationFailed(
    faults,
    left === undefined
      ? `${taken}: what was live before it is live again, as release ${String(back.number)}.`
      : `${taken}, but release ${String(back.number)}, with what was live before it, does not prove right either: ${left}`,
  );
}
