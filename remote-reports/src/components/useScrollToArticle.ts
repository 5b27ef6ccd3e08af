import { useLocation } from '@portal/shared/router';
import { useEffect, useRef } from 'react';
import { isLeftBefore } from './isLeftBefore';
import { landOn } from './landOn';
import { markReached } from './markReached';

/**
 * Scrolls to the article, the topics or the summary, of the address's fragment after every navigation, marks it until the next press, and focuses
 * its title, so that Tab and a screen reader continue there. Runs again when more articles are rendered,
 * `occasions`; one that is not shown is asked for with `onLost`.
 */
export function useScrollToArticle(occasions: number, onLost: () => void): void {
  const { hash, key } = useLocation();
  const came = useRef({ to: '', isLedElsewhere: false });

  useEffect(() => {
    if (came.current.to !== hash + key) came.current = { to: hash + key, isLedElsewhere: isLeftBefore() };
    if (!/^#(a-|topics|summary)/.test(hash) || came.current.isLedElsewhere) return undefined;
    const article = document.getElementById(hash.slice(1));
    if (!article) return undefined;
    if (article.parentElement?.hidden) {
      onLost();
      return undefined;
    }
    (document.getElementById(hash.replace('#a', 'title')) ?? article).focus({ preventScroll: true });
    const unmark = markReached(article);
    const stop = landOn(article, () => {
      came.current.isLedElsewhere = true;
    });
    return () => {
      stop();
      unmark();
    };
  }, [hash, key, occasions, onLost]);
}
