import { useEffect, useState } from 'react';

/** Whether this many milliseconds have gone by since the component appeared. */
export function useElapsed(milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setElapsed(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);

  return hasElapsed;
}
