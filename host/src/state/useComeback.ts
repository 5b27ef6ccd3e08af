import { useEffect, useEffectEvent } from 'react';

/** Calls the function when the reader comes back to the tab, or the network, as long as something waits for that. */
export function useComeback(isWaiting: boolean, onComeback: () => void): void {
  const comeBack = useEffectEvent(onComeback);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const handleComeback = () => {
      if (document.visibilityState === 'visible') comeBack();
    };
    document.addEventListener('visibilitychange', handleComeback);
    addEventListener('online', handleComeback);
    return () => {
      document.removeEventListener('visibilitychange', handleComeback);
      removeEventListener('online', handleComeback);
    };
  }, [isWaiting]);
}
