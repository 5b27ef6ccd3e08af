import type { Store } from '../store/store.ts';

/** A store with the keys that were read of it so far. */
export function noteReads(store: Store): { store: Store; reads: string[] } {
  const reads: string[] = [];
  const read = (key: string) => {
    reads.push(key);
    return store.read(key);
  };
  return { store: { ...store, read }, reads };
}
