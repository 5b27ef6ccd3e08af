import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { configAtom } from '../config/configAtom';
import { pageArrivalAtom } from './pageArrivalAtom';

/** Sets the document's title (H-16) and, once per arrival at an address, moves the focus to the element. */
export function usePageArrival<Element extends HTMLElement>(title: string): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const { productTitle } = useAtomValue(configAtom);
  const arrive = useSetAtom(pageArrivalAtom);

  useEffect(() => {
    document.title = title === productTitle ? title : `${title} – ${productTitle}`;
  }, [title, productTitle]);

  useEffect(() => {
    if (element.current) arrive(element.current);
  }, [arrive]);

  return element;
}
