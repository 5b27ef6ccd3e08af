import { useListeners } from '@portal/shared';
import { useRef, useState } from 'react';
import { reachedAnchor } from './reachedAnchor';

/** The last of these anchors, in document order, that the reader has scrolled to; null above the first, and past the list. */
export function useCurrentArticle(anchors: string[]): string | null {
  // A part that is late may come after the reader has been led back to a place.
  const [current, setCurrent] = useState(() => currentAnchor(anchors));
  const frame = useRef(0);

  const scroll = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      setCurrent(currentAnchor(anchors));
    });
  };
  useListeners({ scroll }, { passive: true });

  return current;
}

/** Null as well once the list ends in the upper sixth of the window: a jump to its last article does not go so far. */
function currentAnchor(anchors: string[]): string | null {
  const reached = reachedAnchor(anchors);
  const list = document.getElementById(`a-${reached ?? ''}`)?.parentElement?.parentElement;
  return list && list.getBoundingClientRect().bottom < innerHeight / 6 ? null : reached;
}
