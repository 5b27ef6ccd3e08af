import type { Store } from '../store/store.ts';
import { channelsOf } from './livePage.ts';
import { readRecords, recordNumbers } from './releaseRecords.ts';

/** Number of production's newest record where its page is gone; else null. */
export async function lostProduction(store: Store): Promise<number | null> {
  if ((await channelsOf(store)).includes('production')) return null;
  const records = await readRecords(store, await recordNumbers(store));
  return records.findLast(({ channel }) => channel === 'production')?.number ?? null;
}
