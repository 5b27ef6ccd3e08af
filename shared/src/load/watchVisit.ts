import { isConnected } from './isConnected';
import { isWorthRetrying } from './isWorthRetrying';
import type { Load } from './Load';
import { watchPage } from '../browser/watchPage';

interface Visit {
  /** The load that the visit shows; null once its reader has signed out or newer arguments are loaded. */
  load: () => Load<unknown> | null;
  /** True once the load settled so long ago that a visit loads again. */
  isOld: () => boolean;
  /** The arguments name what is asked for. */
  isNamed: boolean;
  reloadOnReturn: boolean;
  reloadOnReconnect: boolean;
  onReload: () => void;
}

/** Loads again, until the returned function is called, when the reader comes back to a visit or its network does. */
export function watchVisit(visit: Visit): () => void {
  const { load, isOld, isNamed, reloadOnReturn, reloadOnReconnect, onReload } = visit;
  // A reader who came, or came back, without a network may have an old answer.
  let isOverdue = !isConnected();

  const handleReturn = () => {
    isOverdue ||= !isConnected();
    const shown = load();
    if (!shown) return;
    const isOldNow = reloadOnReturn && isOld();
    if (shown.status === 'failed' ? isWorthRetrying(shown, isNamed, isOldNow) : isOldNow) onReload();
  };
  const handleReconnect = () => {
    const shown = load();
    if (reloadOnReconnect && shown?.status === 'failed' && shown.reason === 'offline') onReload();
    if (!isOverdue || shown?.status !== 'ready' || document.visibilityState !== 'visible') return;
    isOverdue = false;
    handleReturn();
  };
  return watchPage(handleReturn, handleReconnect);
}
