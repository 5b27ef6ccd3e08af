import { useState, type RefCallback } from 'react';

const pageHeight = () => document.documentElement.scrollHeight;

/**
 * Ref for what comes above a text that may be read just now: the text stays where it is on the screen, as other browsers
 * keep it by themselves, in Safari too, which has no scroll anchoring. The beginning of the page moves in all of them.
 */
export function useScrollAnchoring(): RefCallback<HTMLElement> {
  const [anchor] = useState(createAnchor);
  return anchor;
}

function createAnchor() {
  const before = pageHeight();
  let isDone = false;
  return (element: HTMLElement | null) => {
    // StrictMode attaches a ref twice.
    if (!element || isDone || scrollY <= 0 || CSS.supports('overflow-anchor', 'auto')) return;
    isDone = true;
    scrollBy({ top: pageHeight() - before, behavior: 'instant' });
  };
}
