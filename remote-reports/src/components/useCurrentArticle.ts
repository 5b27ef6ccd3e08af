import { useRef, useState } from 'react';
import { reachedAnchor } from './reachedAnchor';
import { useListeners } from './useListeners';

/** The last of these anchors, in document order, that the reader has scrolled to; null above the first. */
export function useCurrentArticle(anchors: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
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
