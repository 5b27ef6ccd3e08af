import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { configAtom } from '../config/configAtom';

/** Names the document after the page and the product (H-16). */
export function useDocumentTitle(title: string): void {
  const { productTitle } = useAtomValue(configAtom);

  useEffect(() => {
    document.title = title === productTitle ? title : `${title} – ${productTitle}`;
  }, [title, productTitle]);
}
