import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls a panel's `onReady` once, as soon as the panel has the height that it will keep. */
export function usePanelReady(onReady: () => void, isReady = true): void {
  const hasReported = useRef(false);
  const report = useEffectEvent(onReady);

  useEffect(() => {
    // StrictMode runs effects twice.
    if (!isReady || hasReported.current) return;
    hasReported.current = true;
    report();
  }, [isReady]);
}
