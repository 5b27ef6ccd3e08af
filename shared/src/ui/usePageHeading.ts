import { useSetAtom } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { focusHeadingAtom } from './headingFocusAtom';
import { useDocumentTitle } from './useDocumentTitle';

/** Sets the document's title (H-16) and reports the heading, once, when its screen is mounted. */
export function usePageHeading<Element extends HTMLElement>(title: string): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const focusHeading = useSetAtom(focusHeadingAtom);

  useDocumentTitle(title);

  useEffect(() => {
    if (element.current) focusHeading(element.current);
  }, [focusHeading]);

  return element;
}
