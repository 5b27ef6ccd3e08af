import { useSyncExternalStore } from 'react';

const isOnline = () => navigator.onLine;

function follow(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** False while the browser has no network at all. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, isOnline, isOnline);
