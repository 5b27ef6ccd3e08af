import { useLayoutEffect, useRef, useState } from 'react';

const pageHeight = () => document.documentElement.scrollHeight;

/**
 * For what comes above a text that may be read just now: the text stays where it is on the screen, as other browsers
 * keep it by themselves, in Safari too, which has no scroll anchoring. The beginning of the page moves in all of them.
 */
export function useScrollAnchoring(): void {
  const [before] = useState(pageHeight);
  const isDone = useRef(false);

  useLayoutEffect(() => {
    // StrictMode runs effects twice.
    if (isDone.current || scrollY <= 0 || CSS.supports('overflow-anchor', 'auto')) return;
    isDone.current = true;
    scrollBy({ top: pageHeight() - before, behavior: 'instant' });
  }, [before]);
}
