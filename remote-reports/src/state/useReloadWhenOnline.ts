import type { Load } from '@portal/shared';
import { useEffect, useEffectEvent } from 'react';

/** What could not be loaded for want of a connection is loaded when there is one again. */
export function useReloadWhenOnline(load: Load<unknown>, reload: () => void): void {
  const isWaiting = load.status === 'failed' && load.reason === 'offline';
  const handleOnline = useEffectEvent(reload);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const handle = () => {
      handleOnline();
    };
    addEventListener('online', handle);
    return () => {
      removeEventListener('online', handle);
    };
  }, [isWaiting]);
}
