import { useRef } from 'react';
import { reachedAnchor } from './reachedAnchor';
import { useListeners } from './useListeners';

/** How long (ms) the page has to rest. */
const restsFor = 300;

/**
 * Calls back with the article that the reader has scrolled to, whenever the page rests, and when it is read to the end.
 *
 * @param anchors in the order of the page
 */
export function useReachedArticle(
  anchors: string[],
  onReach: (anchor: string) => void,
  onEnd: () => void,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = () => {
    // As for the current topic, items are measured: to measure thousands of articles would lay all of them out.
    const last = document.getElementById(`a-${anchors.at(-1) ?? ''}`)?.parentElement;
    if (last && !last.hidden && last.getBoundingClientRect().bottom <= innerHeight) {
      onEnd();
      return;
    }
    const reached = reachedAnchor(anchors);
    if (reached !== null) onReach(reached);
  };

  const lookSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, restsFor);
  };
  useListeners({ scroll: lookSoon, pagehide: look }, { passive: true });
}
