import { listen } from './listen';

/**
 * Listens until the returned function is called.
 *
 * @param onReturn the page is in sight again; may be called twice for one return
 * @param onReconnect the browser has a network again
 */
export function watchPage(onReturn: () => void, onReconnect?: () => void): () => void {
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
    ...(onReconnect && { online: onReconnect }),
  });
}
