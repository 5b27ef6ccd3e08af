interface PageEvents {
  onReturn: () => void;
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
