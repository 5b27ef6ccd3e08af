import { useLocation } from '@portal/shared/router';
import { useCallback } from 'react';
import { placeLeft } from './placeLeft';
import { landOn } from './landOn';

/**
 * The ref of the heading of the late actions: a link scrolls to it once it is there, unless the reader has gone on.
 *
 * @param hasMoved another function after every navigation, so that each is followed
 */
export function useJumpToActions(
  hasMoved: () => boolean,
): (heading: HTMLHeadingElement) => (() => void) | undefined {
  const { hash } = useLocation();

  return useCallback(
    (heading) => {
      // Where the host leads back to the place that was left, nobody has followed the link.
      if (hash !== '#actions' || placeLeft() !== 0 || hasMoved()) return undefined;
      heading.focus({ preventScroll: true });
      return landOn(heading);
    },
    [hash, hasMoved],
  );
}
