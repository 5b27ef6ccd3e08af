import { useStore } from 'jotai';
import { useLayoutEffect } from 'react';
import type { Store } from './Store';

/**
 * Lets something follow the store as long as the component is there, and as it is painted first: `follow` begins that and
 * returns its end. It begins anew about another subject.
 */
export function useFollow(follow: (store: Store, subject?: string) => () => void, subject?: string): void {
  const store = useStore();

  useLayoutEffect(() => follow(store, subject), [store, follow, subject]);
}
