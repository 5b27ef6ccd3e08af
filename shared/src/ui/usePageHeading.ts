import { useSetAtom } from 'jotai';
import { useCallback, type RefCallback, type RefObject } from 'react';
import { focusHeadingAtom } from './headingFocusAtom';
import { useDocumentTitle } from './useDocumentTitle';

/**
 * Sets the document's title (H-16). Returns the ref of the heading, which reports it when its screen is mounted, before
 * that is painted: no frame shows the screen at the place of the one before.
 *
 * @param elementRef is filled as well
 */
export function usePageHeading(
  title: string,
  elementRef: RefObject<HTMLElement | null> | undefined,
): RefCallback<HTMLElement> {
  const focusHeading = useSetAtom(focusHeadingAtom);

  useDocumentTitle(title);

  return useCallback(
    (heading) => {
      if (elementRef) elementRef.current = heading;
      if (heading) focusHeading(heading);
    },
    [focusHeading, elementRef],
  );
}
