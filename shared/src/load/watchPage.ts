interface PageEvents {
  /** The page is in sight again; may be called twice for one return. */
  onReturn: () => void;
  onReconnect: () => void;
}

/** Listens until the returned function is called. */
export function watchPage({ onReturn, onReconnect }: PageEvents): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  // Not every browser says that a page which it brings back out of its cache is visible again.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  addEventListener('pageshow', handleShow);
  addEventListener('online', onReconnect);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    removeEventListener('pageshow', handleShow);
    removeEventListener('online', onReconnect);
  };
}
