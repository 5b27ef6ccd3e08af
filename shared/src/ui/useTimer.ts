import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once, so many milliseconds after mounting, or after the last change of `since`. Null: not while it is null.
 */
export function useTimer(milliseconds: number | null, onTime: () => void, since?: unknown): void {
  const tell = useEffectEvent(onTime);

  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setTimeout(() => {
      tell();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds, since]);
}
