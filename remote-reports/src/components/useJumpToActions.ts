import { useLocation } from '@portal/shared/router';
import { useEffect, useRef, type RefObject } from 'react';
import { isLeftBefore } from './isLeftBefore';
import { landOn } from './landOn';

/** For the heading of the late actions: a link scrolls to it once it is there, unless the reader has gone on. */
export function useJumpToActions(
  isThere: boolean,
  hasMoved: () => boolean,
): RefObject<HTMLHeadingElement | null> {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Where the host leads back to the place that was left, nobody has followed the link.
    if (hash !== '#actions' || isLeftBefore() || hasMoved() || !heading.current) return undefined;
    heading.current.focus({ preventScroll: true });
    return landOn(heading.current);
  }, [hash, key, isThere, hasMoved]);

  return heading;
}
