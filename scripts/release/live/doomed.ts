import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { digestOf, type Store } from '../store/store.ts';

/** Times (ms) at which builds were found to be nobody's, by folder. */
export type Doomed = Record<string, number>;

const key = 'use/doomed.json';
const doomed = v.record(v.string(), v.number());

export async function readDoomed(store: Store): Promise<Doomed> {
  const bytes = await store.read(key);
  return bytes ? parseJson(doomed, bytes, `${key} in ${store.name}`) : {};
}

/** Changes the marks in one step: clears some, and then sets others where there is none; one that somebody else has set meanwhile stays. */
export async function markDoomed(
  store: Store,
  { marked, cleared }: { marked: Doomed; cleared: string[] },
): Promise<void> {
  for (;;) {
    const bytes = await store.read(key);
    const before = bytes ? parseJson(doomed, bytes, `${key} in ${store.name}`) : {};
    const left = Object.entries(before).filter(([folder]) => !cleared.includes(folder));
    const after = { ...marked, ...Object.fromEntries(left) };
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    const next = Buffer.from(`${JSON.stringify(after)}\n`);
    if (await store.compareAndSwap(key, bytes && digestOf(bytes), next)) return;
  }
}
