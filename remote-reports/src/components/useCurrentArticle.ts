import { useListeners } from '@portal/shared';
import { useRef, useState } from 'react';
import { reachedAnchor } from './reachedAnchor';

/** The last of these anchors, in document order, that the reader has scrolled to; null above the first. */
export function useCurrentArticle(anchors: string[]): string | null {
  // A part that is late may come after the reader has been led back to a place.
  const [current, setCurrent] = useState(() => reachedAnchor(anchors));
  const frame = useRef(0);

  const scroll = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      setCurrent(reachedAnchor(anchors));
    });
  };
  useListeners({ scroll }, { passive: true });

  return current;
}
