import { useLocation } from '@portal/shared/router';
import { useEffect, useRef } from 'react';
import { placeLeft } from './placeLeft';
import { landOn } from './landOn';
import { markReached } from './markReached';

/**
 * Scrolls to the article, the topics or the summary, of the address's fragment after every navigation, marks it until the
 * next press, and focuses its title, so that Tab and a screen reader continue there. Tries again when more articles are
 * rendered, `occasions`, until it is there; one that is not shown is asked for with `onLost`.
 */
export function useScrollToArticle(occasions: number, onLost: () => void): void {
  const { hash, key } = useLocation();
  const came = useRef({ to: '', isOver: false });

  useEffect(() => {
    if (came.current.to !== hash + key) came.current = { to: hash + key, isOver: placeLeft() !== 0 };
    if (!/^#(a-|topics|summary)/.test(hash) || came.current.isOver) return undefined;
    const article = document.getElementById(hash.slice(1));
    if (!article) return undefined;
    if (article.parentElement?.hidden) {
      onLost();
      return undefined;
    }
    (document.getElementById(hash.replace('#a', 'title')) ?? article).focus({ preventScroll: true });
    markReached(article);
    return landOn(article, {
      // Articles that are drawn later stand below.
      onDone: () => {
        came.current.isOver = true;
      },
    });
  }, [hash, key, occasions, onLost]);
}
