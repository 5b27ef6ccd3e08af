import { useCallback, useState, type RefCallback } from 'react';

const change = 'contentvisibilityautostatechange';

/**
 * True from when the browser lays out an element whose layout `content-visibility` puts off: it is near the window, holds
 * what is found, or gets the focus. True from the beginning if its layout is not put off, and in browsers that do not tell.
 */
export function useIsLaidOut(isPutOff: boolean): [boolean, RefCallback<HTMLElement>] {
  const [isLaidOut, setLaidOut] = useState(!(isPutOff && `on${change}` in document.body));

  const watch = useCallback((element: HTMLElement | null) => {
    element?.addEventListener(change, (event) => {
      if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) setLaidOut(true);
    });
  }, []);

  return [isLaidOut, watch];
}
