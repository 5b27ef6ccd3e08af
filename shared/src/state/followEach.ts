import type { Atom } from 'jotai';
import type { Store } from './Store';

/** Begins something with each value of an atom, and ends it before the next one. Returns a function that ends it for good. */
export function followEach<T>(
  store: Store,
  atom: Atom<T>,
  begin: (value: T) => (() => void) | undefined,
): () => void {
  let end: (() => void) | undefined;
  const beginAnew = () => {
    end?.();
    end = begin(store.get(atom));
  };
  const unsubscribe = store.sub(atom, beginAnew);
  beginAnew();
  return () => {
    unsubscribe();
    end?.();
  };
}
