import type { Store } from '../store/store.ts';

/** The store of somebody slower than others, who do their `work` just before the first write of `key`. */
export function overtaken(store: Store, work: () => Promise<unknown>, key = 'index.html'): Store {
  let isFirst = true;
  return {
    ...store,
    compareAndSwap: async (...swap) => {
      if (isFirst && swap[0] === key) {
        isFirst = false;
        await work();
      }
      return store.compareAndSwap(...swap);
    },
  };
}
