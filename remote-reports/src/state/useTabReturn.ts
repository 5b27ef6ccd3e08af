import { useEffect, useEffectEvent } from 'react';

/** Calls when the reader comes back to this tab. */
export function useTabReturn(onReturn: () => void): void {
  const handleReturn = useEffectEvent(onReturn);

  useEffect(() => {
    const handleChange = () => {
      if (document.visibilityState === 'visible') handleReturn();
    };
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, []);
}
