import { useEffect, useEffectEvent } from 'react';

/** Calls back once, so many ms after mounting or the last change of `since`; not while it is null. */
export function useTimer(milliseconds: number | null, onTime: () => void, since?: unknown): void {
  const tell = useEffectEvent(onTime);

  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setTimeout(tell, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds, since]);
}
