import { useState } from 'react';
import { useTimer } from './useTimer';

/** True once this many milliseconds have passed since mounting. */
export function useElapsed(milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useTimer(milliseconds, () => {
    setElapsed(true);
  });
  return hasElapsed;
}
