import { useEffect, useEffectEvent } from 'react';

/** Calls back some time after a value has come, unless another one comes; null never expires. */
export function useExpiry(value: string | null, milliseconds: number, onExpire: () => void): void {
  const expire = useEffectEvent(onExpire);

  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => {
      expire();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [value, milliseconds]);
}
