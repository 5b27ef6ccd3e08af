import { useRef } from 'react';
import { landOn } from './landOn';
import { lastLanding } from './lastLanding';
import { markReached } from './markReached';
import { reachedAnchor } from './reachedAnchor';

/** How far (px) an article may be from where jumps end, and is still the one that was jumped to. */
const tolerance = 8;

interface ArticleSteps {
  /** The anchor of the article at which the page stands; null above the first. */
  here: () => string | null;
  /** Goes to the next article, or to the previous one, and is false at the end, where it goes to the last once more. */
  step: (by: 1 | -1) => boolean;
}

/**
 * Ways from article to article, from where the page stands and not from what has the focus.
 *
 * @param anchors in the order of the page
 */
export function useArticleSteps(anchors: string[]): ArticleSteps {
  const stop = useRef<() => void>(null);

  const here = () => {
    // Near the end of the page a landing may be below the upper third of the window.
    const landed = elementLandedOn();
    const anchor = landed && anchors.find((one) => articleOf(one) === landed);
    if (anchor !== undefined && isShown(anchor)) return anchor;
    // A short article may share the upper third of the window with the next one.
    const onTop = reachedAnchor(anchors, landingTop(anchors) + tolerance);
    return onTop !== null && topOf(onTop) >= landingTop(anchors) - tolerance ? onTop : reachedAnchor(anchors);
  };

  const step = (by: 1 | -1) => {
    const shown = anchors.filter(isShown);
    const from = shown.indexOf(here() ?? '');
    if (from === -1 && by === -1) return false;
    const to = Math.min(Math.max(from + by, 0), shown.length - 1);
    const anchor = shown[to];
    const article = anchor === undefined ? null : articleOf(anchor);
    if (anchor === undefined || !article) return false;
    stop.current?.();
    document.getElementById(`title-${anchor}`)?.focus({ preventScroll: true });
    markReached(article);
    stop.current = landOn(article, { isStep: true });
    return to !== from;
  };

  return { here, step };
}

const articleOf = (anchor: string) => document.getElementById(`a-${anchor}`);

const topOf = (anchor: string) => articleOf(anchor)?.parentElement?.getBoundingClientRect().top ?? 0;

const isShown = (anchor: string) => articleOf(anchor)?.parentElement?.hidden === false;

/** The element that the page was led to last, while it stands there. */
function elementLandedOn(): HTMLElement | undefined {
  const last = lastLanding.current;
  return last && Math.abs(last.scrollY - scrollY) <= 1 ? last.element.deref() : undefined;
}

/** Where jumps to articles end. */
function landingTop([anchor = '']: string[]): number {
  const article = articleOf(anchor);
  return article ? parseFloat(getComputedStyle(article).scrollMarginTop) || 0 : 0;
}
