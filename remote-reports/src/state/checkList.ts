import { reportListAtom, watchPage, type NewsCheck, type Store } from '@portal/shared';
import { newestLoader } from './newestLoader';
import { reportListLoader } from './reportListLoader';

/** Time (ms) after which the list is asked for that a screen has given up: its reader may be signing out. */
const pause = 1000;

/**
 * Loads the list where no screen has, and again when it is stale; not held. Calls back with how each check went. Returns
 * a function that ends it.
 */
export function checkList(store: Store, onOutcome: (outcome: NewsCheck) => void): () => void {
  let stop: (() => void) | null = null;
  let later: ReturnType<typeof setTimeout> | undefined;
  /** Until then (epoch, ms) the server asks not to be asked again; the load that knows it is given up. */
  let notBefore = 0;
  const check = () => {
    if (Date.now() < notBefore) return;
    clearTimeout(later);
    stop?.();
    // A load that a screen has begun is the screen's: it ends when the screen is left.
    const isForeign = store.get(reportListAtom).status === 'loading';
    const leave = isForeign ? null : store.set(reportListLoader.visitAtom, []);
    const settle = () => {
      const list = store.get(reportListAtom);
      const { status } = list;
      if (status === 'loading') return;
      if (status === 'failed') notBefore = list.retryAt ?? 0;
      stop?.();
      if (status !== 'idle') onOutcome(status === 'ready' ? 'done' : 'failed');
      else if (isForeign) later = setTimeout(check, pause);
    };
    const unsubscribe = store.sub(reportListAtom, settle);
    stop = () => {
      stop = null;
      unsubscribe();
      leave?.();
    };
    settle();
  };
  const handleReturn = () => {
    // The screen of the latest report asks for the list itself.
    const isAsked = store.get(newestLoader.stateAtom).status !== 'idle';
    if (!isAsked) check();
  };
  check();
  const stopWatching = watchPage(handleReturn, check);
  return () => {
    stopWatching();
    clearTimeout(later);
    stop?.();
  };
}
