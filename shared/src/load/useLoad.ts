import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { keyOf } from './keyOf';
import type { Load } from './Load';
import type { Loader } from './Loader';
import { sessionCountAtom } from './sessionCountAtom';

/**
 * The load of exactly these arguments, and a function to load again. The only hook that starts a screen's request. What
 * was asked for ahead is drawn at once: a screen that opened with its skeleton would be drawn twice.
 */
export function useLoad<Args extends string[], T>(
  loader: Loader<Args, T>,
  ...args: Args
): { load: Exclude<Load<T>, { status: 'idle' }>; reload: () => void } {
  const state = useAtomValue(loader.stateAtom);
  const visit = useSetAtom(loader.visitAtom);
  const startAgain = useSetAtom(loader.reloadAtom);
  const answerAhead = useAtomValue(loader.aheadAtom);
  const session = useAtomValue(sessionCountAtom);
  const key = keyOf(args);
  // The failure of the visit before is not drawn: this visit asks again, or makes that failure its own.
  const [earlier] = useState(state.status === 'failed' ? state : null);

  // The arguments are a new array in every render; `key` is the same text exactly when they are the same.
  // A screen that stays after a sign-out asks again: the answer of the session before is gone.
  const visitArgs = useEffectEvent(() => visit(args));
  useEffect(() => visitArgs(), [loader, key, session]);

  const isOurs = state.status !== 'idle' && state.key === key && state !== earlier;
  return {
    load: isOurs ? state : (answerAhead(args) ?? { status: 'loading', key }),
    reload: () => {
      startAgain(args);
    },
  };
}
