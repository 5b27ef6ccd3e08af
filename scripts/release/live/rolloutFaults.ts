import type { Store } from '../store/store.ts';
import { readSet } from './livePage.ts';
import { rolloutUnderWay, shareOf, type Rollout } from './rollout.ts';
import { slotPages } from './slotPages.ts';
import { verifyStore } from './verifyStore.ts';

/** False while its pages are being written, or where a command was interrupted at that. */
export async function isWhole(store: Store, { number, slots }: Rollout): Promise<boolean> {
  const pages = await slotPages(store);
  return pages.size === slots.length && slots.every((slot) => pages.get(slot)?.release?.number === number);
}

/** Faults of what a share of the readers get, as sentences. */
export async function rolloutFaults(store: Store, rollout: Rollout | null): Promise<string[]> {
  if ((await slotPages(store)).size === 0) return [];
  if (!rollout || (await rolloutUnderWay(store)) !== rollout.began)
    return ['Pages of a rollout that is over are still there: "stop" takes them away.'];
  const share = String(shareOf(rollout));
  return [
    ...((await isWhole(store, rollout))
      ? []
      : [
          `Not all pages of the rollout to ${share} % of the readers are there: "widen --to ${share}%" mends what was interrupted.`,
        ]),
    ...(await verifyStore(store, await readSet(store, rollout.builds))),
  ];
}
