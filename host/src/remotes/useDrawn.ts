import { useEffect, useEffectEvent } from 'react';

/** A component that was on the screen for less (ms) has not started: its data came just now, and nobody has used it. */
export const startTime = 1_000;

/** Calls the function when what stands beside the caller has been on the screen for so long that somebody may use it. */
export function useDrawn(onDrawn: () => void): void {
  const tell = useEffectEvent(onDrawn);

  useEffect(() => {
    const timer = setTimeout(() => {
      tell();
    }, startTime);
    return () => {
      clearTimeout(timer);
    };
  }, []);
}
