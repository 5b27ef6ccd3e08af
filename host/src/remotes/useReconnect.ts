import { useEffect, useEffectEvent } from 'react';

/** Calls the function when the browser gets a network again, as long as something waits for that. */
export function useReconnect(isWaiting: boolean, onReconnect: () => void): void {
  const reconnect = useEffectEvent(onReconnect);

  useEffect(() => {
    if (!isWaiting) return;
    const handleOnline = () => {
      reconnect();
    };
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('online', handleOnline);
    };
  }, [isWaiting]);
}
