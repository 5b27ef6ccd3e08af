import { useCallback, useEffect, useRef } from 'react';

/** Gives the focus that a session's end took away to the heading of the next screen, unless it is elsewhere. */
export function useLostFocus(isSignedIn: boolean): (heading: HTMLElement) => void {
  const hasEnded = useRef(false);

  useEffect(() => {
    if (!isSignedIn) return;
    hasEnded.current = false;
    return () => {
      hasEnded.current = true;
    };
  }, [isSignedIn]);

  return useCallback((heading) => {
    if (hasEnded.current && document.activeElement === document.body) heading.focus({ preventScroll: true });
    hasEnded.current = false;
  }, []);
}
