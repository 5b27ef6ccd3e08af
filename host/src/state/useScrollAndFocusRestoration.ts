import { headingFocusAtom } from '@portal/shared';
import { NavigationType, useLocation, useNavigationType } from '@portal/shared/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { placesAtom } from './placesAtom';

/**
 * A new screen starts at its top with the focus on its heading; going back restores the scroll position and the focus on
 * the link that was followed. The first page of a visit is left alone, unless the tab has been there before: the
 * browser keeps the position with the entry of its history. A focus that the end of the session takes away goes to the
 * heading of the next screen (S-88).
 *
 * To be used in a component that is rendered before the screens: effects run in that order, so this one knows the new
 * address before a screen reports its heading.
 */
export function useScrollAndFocusRestoration(isSignedIn: boolean): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const places = useAtomValue(placesAtom);
  const setHeadingFocus = useSetAtom(headingFocusAtom);

  // Before paint: a shorter screen causes a `scroll` that must not be recorded for the previous one.
  useLayoutEffect(() => {
    places.enter(key, pathname);
    setHeadingFocus({
      focus: (heading) => {
        places.arrive(heading, { isReturn, hash, isSignedIn });
      },
    });
  }, [places, setHeadingFocus, isSignedIn, isReturn, key, pathname, hash]);
}
