import { listen } from './listen';

/** A reader who moves or types after so long (ms) has come back, also to a page that was in sight all the time. */
const longestRest = 30 * 60 * 1000;

/**
 * Listens until the returned function is called.
 *
 * @param onReturn the reader is at the page again; may be called twice for one return
 * @param onReconnect the browser has a network again
 */
export function watchPage(onReturn: () => void, onReconnect?: () => void): () => void {
  let activeAt = Date.now();
  const handleActivity = () => {
    const hasRested = Date.now() - activeAt > longestRest;
    activeAt = Date.now();
    if (hasRested) onReturn();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  // Not every browser says that a page which it brings back out of its cache is visible again.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  return listen({
    visibilitychange: handleVisibility,
    pageshow: handleShow,
    pointermove: handleActivity,
    keydown: handleActivity,
    ...(onReconnect && { online: onReconnect }),
  });
}
