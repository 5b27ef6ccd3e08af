import { useSetAtom } from 'jotai';
import { useEffect, type RefObject } from 'react';
import { focusHeadingAtom } from './headingFocusAtom';
import { useDocumentTitle } from './useDocumentTitle';

/** Sets the document's title (H-16) and reports the heading, once, when its screen is mounted. */
export function usePageHeading(title: string, element: RefObject<HTMLElement | null>): void {
  const focusHeading = useSetAtom(focusHeadingAtom);

  useDocumentTitle(title);

  useEffect(() => {
    if (element.current) focusHeading(element.current);
  }, [focusHeading, element]);
}
