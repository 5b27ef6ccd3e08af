import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For an element that may go away with the focus in it: the place around it that can have the focus takes it over. */
export function useKeptFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);

  useLayoutEffect(() => {
    const left = element.current;
    return () => {
      if (!left?.contains(document.activeElement)) return;
      let place = left.parentElement;
      while (place && !place.hasAttribute('tabindex')) place = place.parentElement;
      place?.focus({ preventScroll: true });
    };
  }, []);

  return element;
}
