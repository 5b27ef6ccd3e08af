import type { Store } from '../store/store.ts';
import { parsePage, type LivePage } from './livePage.ts';

export const slotKey = (slot: number) => `slots/${String(slot)}.html`;

const slotOf = (key: string) => Number(/^slots\/(\d+)\.html$/.exec(key)?.[1] ?? NaN);

/** Pages that the readers of a slot get instead of production's, by slot. */
export async function slotPages(store: Store): Promise<Map<number, LivePage>> {
  const pages: Map<number, LivePage> = new Map();
  for (const { key } of await store.list('slots/')) {
    const slot = slotOf(key);
    const page = Number.isNaN(slot) ? null : await readSlot(store, slot);
    if (page) pages.set(slot, page);
  }
  return pages;
}

export async function readSlot(store: Store, slot: number): Promise<LivePage | null> {
  const bytes = await store.read(slotKey(slot));
  return bytes && parsePage(bytes, `${slotKey(slot)} in ${store.name}`);
}

/** Takes the pages of a rollout away: all readers get production's. The first slot goes first: it says that there is one. */
export async function removeSlots(store: Store): Promise<void> {
  await store.delete(slotKey(0));
  for (const { key } of await store.list('slots/')) if (!Number.isNaN(slotOf(key))) await store.delete(key);
}
