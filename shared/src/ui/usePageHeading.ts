import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { configAtom } from '../config/configAtom';
import { focusHeadingAtom } from './headingFocusAtom';

/** Sets the document's title (H-16) and reports the heading, once, when its screen is mounted. */
export function usePageHeading<Element extends HTMLElement>(title: string): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const { productTitle } = useAtomValue(configAtom);
  const focusHeading = useSetAtom(focusHeadingAtom);

  useEffect(() => {
    document.title = title === productTitle ? title : `${title} – ${productTitle}`;
  }, [title, productTitle]);

  useEffect(() => {
    if (element.current) focusHeading(element.current);
  }, [focusHeading]);

  return element;
}
