import { parsePage } from '../live/livePage.ts';
import type { Swap } from '../live/swapPage.ts';
import { verifyStore } from '../live/verifyStore.ts';
import { verifyUrl } from '../live/verifyUrl.ts';
import type { Store } from '../store/store.ts';
import { takeBack } from './takeBack.ts';
import { VerificationFailed } from './VerificationFailed.ts';

/** Verifies a release that has just become live, and makes the former one live again if there are faults. */
export async function verifyOrTakeBack(store: Store, channel: string, swap: Swap, url?: string) {
  const page = parsePage(swap.page, 'The new page');
  const faults = await verifyStore(store, swap.set);
  if (url && faults.length === 0) faults.push(...(await verifyUrl(url, { channel, page, set: swap.set })));
  if (faults.length === 0) return;
  const { before, record } = swap;
  if (!record) throw new VerificationFailed(faults, 'Nothing was changed: this was live before.');
  if (!before?.release)
    throw new VerificationFailed(
      faults,
      `Release ${String(swap.number)} stays: there is no former one to go back to.`,
    );

  const back = await takeBack(store, channel, { before, record, reason: faults[0] ?? '' });
  throw new VerificationFailed(
    faults,
    `Release ${String(swap.number)} was taken back: what was live before it is live again, as release ${String(back.number)}.`,
  );
}
