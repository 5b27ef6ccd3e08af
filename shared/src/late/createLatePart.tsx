import { atom, type WritableAtom } from 'jotai';
import type { ComponentType } from 'react';
import { logger } from '../log/logger';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { firstAnswerShown } from './firstAnswerShown';
import { whenIdle } from '../browser/whenIdle';

type PartState<Props> =
  | { status: 'waiting' }
  | { status: 'loading'; isWanted: boolean }
  | { status: 'ready'; Part: ComponentType<Props> }
  | { status: 'failed' };

/** Write `load` when the part is needed now, `preload` when it may be needed soon. */
export type LatePart<Props> = WritableAtom<PartState<Props>, ['load' | 'preload'], void>;

interface LatePartOptions<Props> {
  /** A dotted name for the log. */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** On mount. */
  onUse?: 'load' | 'nothing';
  /** Once mounted, the first screen drawn, and the browser idle. */
  onIdle?: 'load' | 'preload' | 'nothing';
}

/**
 * A component that is loaded after the first screen. React's `lazy` is not used: once a Suspense fallback has been
 * painted, React holds the next reveal back for 300 ms.
 *
 * Failures to load or render are logged, and the part can be loaded again; a failed preload is silent.
 */
export function createLatePart<Props extends object>(options: LatePartOptions<Props>): LatePart<Props> {
  const { name, load, onUse = 'nothing', onIdle = 'load' } = options;
  const stateAtom = atom<PartState<Props>>({ status: 'waiting' });

  const failAtom = atom(null, (_get, set, error: unknown) => {
    logger.error(name, error);
    set(stateAtom, { status: 'failed' });
  });

  const startAtom = atom(null, async (get, set) => {
    try {
      const Component = await load();
      const fail = (error: unknown) => {
        set(failAtom, error);
      };
      set(stateAtom, { status: 'ready', Part: withBoundary(Component, fail) });
    } catch (error) {
      const state = get(stateAtom);
      if (state.status === 'loading' && state.isWanted) set(failAtom, error);
      else set(stateAtom, { status: 'waiting' });
    }
  });

  const partAtom: LatePart<Props> = atom(
    (get) => get(stateAtom),
    (get, set, reason: 'load' | 'preload') => {
      const { status } = get(stateAtom);
      // After a failure only `load` begins anew: a `preload` would fail unheard.
      if (status === 'ready' || (reason === 'preload' && status !== 'waiting')) return;
      set(stateAtom, { status: 'loading', isWanted: reason === 'load' });
      if (status !== 'loading') void set(startAtom);
    },
  );
  if (onUse === 'load')
    partAtom.onMount = (start) => {
      start('load');
    };
  else if (onIdle !== 'nothing')
    partAtom.onMount = (start) =>
      afterFirstScreen(() => {
        start(onIdle);
      });
  return partAtom;
}

/** Returns a function that cancels it. */
function afterFirstScreen(act: () => void): () => void {
  let isCancelled = false;
  // Side by side: a browser that cannot say when it is idle would wait twice.
  void Promise.all([firstAnswerShown(), whenIdle()]).then(() => {
    if (!isCancelled) act();
  });
  return () => {
    isCancelled = true;
  };
}

function withBoundary<Props extends object>(
  Component: ComponentType<Props>,
  onError: (error: unknown) => void,
): ComponentType<Props> {
  return function Part(props) {
    return (
      <ErrorBoundary fallback={null} onError={onError}>
        <Component {...props} />
      </ErrorBoundary>
    );
  };
}
