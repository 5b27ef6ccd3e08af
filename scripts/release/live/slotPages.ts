import type { Store } from '../store/store.ts';
import { parsePage, type LivePage } from './livePage.ts';

export const slotKey = (slot: number) => `slots/${String(slot)}.html`;

/** Pages that the readers of a slot get instead of production's, by slot. */
export async function slotPages(store: Store): Promise<Map<number, LivePage>> {
  const pages: Map<number, LivePage> = new Map();
  for (const { key } of await store.list('slots/')) {
    const slot = Number(/^slots\/(\d+)\.html$/.exec(key)?.[1] ?? NaN);
    const bytes = Number.isNaN(slot) ? null : await store.read(key);
    if (bytes) pages.set(slot, parsePage(bytes, `${key} in ${store.name}`));
  }
  return pages;
}

/** Takes the pages of a rollout away: all readers get production's. */
export async function removeSlots(store: Store): Promise<void> {
  for (const { key } of await store.list('slots/')) await store.delete(key);
}
