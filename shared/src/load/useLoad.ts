import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { keyOf, type Loader } from './createLoader';
import type { Load } from './Load';

/**
 * The load of exactly these arguments, never of others, and a way to ask again. The one place where showing a screen
 * starts a request.
 */
export function useLoad<Args extends string[], T>(
  loader: Loader<Args, T>,
  ...args: Args
): { load: Exclude<Load<T>, { status: 'idle' }>; reload: () => void } {
  const state = useAtomValue(loader.stateAtom);
  const visit = useSetAtom(loader.visitAtom);
  const startAgain = useSetAtom(loader.reloadAtom);
  const key = keyOf(args);

  // The key stands for the arguments: it is the same text exactly when they are the same.
  useEffect(() => visit(JSON.parse(key) as Args), [visit, key]);

  const load = state.status !== 'idle' && state.key === key ? state : { status: 'loading' as const, key };
  return {
    load,
    reload: () => {
      startAgain(args);
    },
  };
}
