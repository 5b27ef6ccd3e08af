import { useLocation } from '@portal/shared/router';
import { useEffect } from 'react';

/**
 * Takes the reader to the article that the address names, whenever they follow such an address. The focus goes to its
 * title, so that what is heard and what Tab reaches next start there too. `articleCount`: articles may still be coming.
 */
export function useArticleArrival(articleCount: number): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    if (!hash.startsWith('#a-')) return;
    const article = document.getElementById(hash.slice(1));
    article?.scrollIntoView();
    article?.querySelector('h3')?.focus({ preventScroll: true });
  }, [hash, key, articleCount]);
}
