interface PageEvents {
  /** The reader comes back to this tab. */
  onReturn: () => void;
  /** The browser has a network connection again. */
  onReconnect: () => void;
}

/** Listens until the returned function is called. */
export function watchPage({ onReturn, onReconnect }: PageEvents): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  addEventListener('online', onReconnect);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    removeEventListener('online', onReconnect);
  };
}
