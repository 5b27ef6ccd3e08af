import type { Store } from '../store/store.ts';

/** The store of a command that is killed after so many pages. */
export function killedAfter(store: Store, pages: number): Store {
  let swaps = 0;
  return {
    ...store,
    compareAndSwap: async (...swap) => {
      swaps += 1;
      if (swaps > pages) throw new Error('killed');
      return store.compareAndSwap(...swap);
    },
  };
}
