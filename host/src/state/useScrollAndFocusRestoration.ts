import { pageArrivalAtom } from '@portal/shared';
import { NavigationType, useLocation, useNavigationType } from '@portal/shared/router';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';

interface Place {
  key: string;
  path: string;
}

/** How long (ms) a page that is still growing is helped back to where it was scrolled. */
const restoreFor = 3000;
/** What readers do to move the page themselves. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * What it means to come to a screen: a new one starts at its top with the focus on its heading; going back restores
 * the scroll position and the focus on the link that was followed (F-21). The first page of a visit is left alone.
 *
 * Belongs into a component that stands before the screens: effects run in that order, so that this one knows of the
 * new address before a screen reports its heading.
 */
export function useArrivals(): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const setArrivalHandler = useSetAtom(pageArrivalAtom);
  const positions = useRef(new Map<string, number>());
  const here = useRef<Place | null>(null);
  const arrivedFrom = useRef<Place | null>(null);
  const stopRestoring = useRef<(() => void) | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (here.current && !arrivedFrom.current) positions.current.set(here.current.key, scrollY);
    };
    // A busy browser tells of a scroll only after the click that has left the page: so the click counts as well.
    const moments = ['scroll', 'click', 'popstate'];
    for (const moment of moments) addEventListener(moment, remember, { capture: true, passive: true });
    return () => {
      for (const moment of moments) removeEventListener(moment, remember, { capture: true });
    };
  }, []);

  // Before the browser is back at work: it tells of the scroll that a shorter screen causes, and that is not the old one's.
  useLayoutEffect(() => {
    const left = here.current;
    if (left?.key === key) return;
    here.current = { key, path: pathname };
    stopRestoring.current?.();
    if (left && left.path !== pathname) arrivedFrom.current = left;
  }, [key, pathname]);

  useEffect(() => {
    setArrivalHandler((heading: HTMLElement) => {
      const from = arrivedFrom.current;
      arrivedFrom.current = null;
      if (!from || hash) return;
      if (isReturn) {
        stopRestoring.current = scrollBackTo(positions.current.get(key) ?? 0);
        const followed = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(from.path)}"]`);
        (followed ?? heading).focus({ preventScroll: true });
      } else {
        scrollTo(0, 0);
        heading.focus({ preventScroll: true });
      }
    });
  }, [setArrivalHandler, isReturn, key, hash]);
}

/** Gives up when the time is over, when the reader moves the page, or when the returned function is called. */
function scrollBackTo(position: number): () => void {
  const until = Date.now() + restoreFor;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  const settle = () => {
    if (isOver) return;
    scrollTo(0, position);
    if (Math.abs(scrollY - position) > 1 && Date.now() < until) requestAnimationFrame(settle);
    else stop();
  };
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  settle();
  return stop;
}
