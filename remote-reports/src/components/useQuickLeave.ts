import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Takes an element of thousands out of the layout before React removes it: hidden, its boxes go all at once. */
export function useQuickLeave<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);

  useLayoutEffect(() => {
    const left = element.current;
    if (!left) return undefined;
    left.style.removeProperty('display');
    return () => {
      left.style.display = 'none';
      // Reading it makes the browser do that now.
      getComputedStyle(left).getPropertyValue('display');
    };
  }, []);

  return element;
}
