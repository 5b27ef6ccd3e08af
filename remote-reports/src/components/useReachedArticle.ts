import { useEffect, useEffectEvent } from 'react';

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
  const look = useEffectEvent(() => {
    const boxOf = (anchor = '') => document.getElementById(`a-${anchor}`)?.getBoundingClientRect();
    if ((boxOf(anchors.at(-1))?.bottom ?? Infinity) <= innerHeight) {
      onEnd();
      return;
    }
    // As for the current topic, an article is reached once its top is in the upper third of the window.
    const reached = anchors.findLast((anchor) => (boxOf(anchor)?.top ?? Infinity) <= innerHeight / 3);
    if (reached !== undefined) onReach(reached);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restsFor);
    };
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('pagehide', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', lookSoon);
      removeEventListener('pagehide', look);
    };
  }, []);
}
