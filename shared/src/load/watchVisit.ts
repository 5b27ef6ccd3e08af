import { isConnected } from './isConnected';
import { isWorthRetrying } from './isWorthRetrying';
import type { Load } from './Load';
import { watchPage } from '../browser/watchPage';

/** Shortest time (ms) between two attempts for a new connection: it may come and go many times a second. */
const pause = 3000;

interface Visit {
  /** The load that the visit shows; null once its reader has signed out or newer arguments are loaded. */
  load: () => Load<unknown> | null;
  /** True once the load settled so long ago that a visit loads again. */
  isOld: () => boolean;
  /** True for a load that failed without any answer. */
  isUnanswered: () => boolean;
  /** The arguments name what is asked for. */
  isNamed: boolean;
  reloadOnReturn: boolean;
  reloadOnReconnect: boolean;
  onReload: () => void;
}

/** Loads again, until the returned function is called, when the reader comes back to a visit or its network does. */
export function watchVisit(visit: Visit): () => void {
  const { load, isOld, isUnanswered, isNamed, reloadOnReturn, reloadOnReconnect, onReload } = visit;
  // A reader who came, or came back, without a network may have an old answer.
  let isOverdue = !isConnected();

  const handleReturn = () => {
    isOverdue ||= !isConnected();
    const shown = load();
    if (!shown) return;
    const isOldNow = reloadOnReturn && isOld();
    if (shown.status === 'failed' ? isWorthRetrying(shown, isNamed, isOldNow) : isOldNow) onReload();
  };
  let triedAt = -Infinity;
  let later: ReturnType<typeof setTimeout> | undefined;
  const handleReconnect = () => {
    clearTimeout(later);
    const shown = load();
    if (reloadOnReconnect && shown?.status === 'failed' && isUnanswered()) {
      if (Math.abs(Date.now() - triedAt) < pause) later = setTimeout(handleReconnect, pause);
      else {
        triedAt = Date.now();
        onReload();
      }
    }
    if (!isOverdue || shown?.status !== 'ready' || document.visibilityState !== 'visible') return;
    isOverdue = false;
    handleReturn();
  };
  const stopWatching = watchPage(handleReturn, handleReconnect);
  return () => {
    clearTimeout(later);
    stopWatching();
  };
}
