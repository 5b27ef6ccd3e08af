import { useLocation } from '@portal/shared/router';
import { useEffect } from 'react';

/**
 * Scrolls to the article of the address's fragment after every navigation and focuses its title, so that Tab and a
 * screen reader continue there. Runs again when more articles are rendered: `articleCount`.
 */
export function useScrollToArticle(articleCount: number): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    if (!hash.startsWith('#a-')) return;
    const anchor = hash.slice('#a-'.length);
    document.getElementById(`a-${anchor}`)?.scrollIntoView();
    document.getElementById(`title-${anchor}`)?.focus({ preventScroll: true });
  }, [hash, key, articleCount]);
}
