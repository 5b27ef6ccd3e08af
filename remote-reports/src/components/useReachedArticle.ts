import { listen } from '@portal/shared';
import { useEffect, useEffectEvent } from 'react';
import { reachedAnchor } from './reachedAnchor';

/** How long (ms) the page has to rest. */
const restsFor = 300;

/**
 * Calls back with the article that the reader has scrolled to, whenever the page rests, and when it is read to the end;
 * also with one that they have scrolled to before, and again with another `occasion`. While some are hidden, none is
 * reached.
 *
 * @param anchors in the order of the page
 */
export function useReachedArticle(
  anchors: string[],
  occasion: boolean,
  onReach: (anchor: string) => void,
  onEnd: () => void,
): void {
  const look = useEffectEvent(() => {
    // Articles that a filter leaves move up: where they stand does not tell how far the report was read.
    if (anchors.some((anchor) => itemOf(anchor)?.hidden)) return;
    // As for the current topic, items are measured: to measure thousands of articles would lay all of them out.
    const last = itemOf(anchors.at(-1));
    if (last && last.getBoundingClientRect().bottom <= innerHeight) {
      onEnd();
      return;
    }
    const reached = reachedAnchor(anchors);
    if (reached !== null) onReach(reached);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        look();
      }, restsFor);
    };
    // A page that has rested has been looked at: a tab that is closed days later says nothing new.
    const lookNow = () => {
      if (timer !== undefined) look();
    };
    const stop = listen({ scroll: lookSoon, pagehide: lookNow }, { passive: true });
    if (scrollY > 0) lookSoon();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [occasion]);
}

const itemOf = (anchor = '') => document.getElementById(`a-${anchor}`)?.parentElement;
