import type { Store } from '@portal/shared';
import { useStore } from 'jotai';
import { useEffect } from 'react';

/** Lets something follow the store as long as the component is there: `follow` begins that, and returns its end. */
export function useFollow(follow: (store: Store) => () => void): void {
  const store = useStore();

  useEffect(() => follow(store), [store, follow]);
}
