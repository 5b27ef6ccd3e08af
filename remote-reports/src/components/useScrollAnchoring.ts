import { useLayoutEffect, useRef } from 'react';

const pageHeight = () => document.documentElement.scrollHeight;

/**
 * For what comes above a text that may be read just now: the text stays where it is on the screen, as other browsers
 * keep it by themselves, in Safari too, which has no scroll anchoring. The beginning of the page moves in all of them.
 */
export function useScrollAnchoring(): void {
  const height = useRef(pageHeight());

  useLayoutEffect(() => {
    const before = height.current;
    height.current = pageHeight();
    if (scrollY <= 0 || CSS.supports('overflow-anchor', 'auto')) return;
    scrollBy({ top: height.current - before, behavior: 'instant' });
  }, []);
}
