import { useCallback, useEffect, useRef } from 'react';

/**
 * A session that ends takes its screen away, and the focus with it. The returned function gives the focus to the heading
 * of the screen that comes then, unless it is somewhere else by that time.
 */
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
