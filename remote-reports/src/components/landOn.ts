import { lastLanding } from './lastLanding';
import { readerMoves } from './readerMoves';

/** Frames in which the way is corrected while heights on it settle: no time, as a busy machine needs more of it. */
const settlingFrames = 180;
/** Frames in which an element has to rest before it is found to be there, or is moved again. */
const restingFrames = 6;
/** A longer way, in windows, is jumped instead of scrolled. */
const longestScroll = 3;

interface Landing {
  /** One of many in a row: jumped at once, as the next one begins where it ends. */
  isStep?: boolean;
  /** Scrolled instead of the page. */
  list?: Element | null;
  /** Told at the end whether the element rests where it should, or the reader has moved the page. */
  onDone?: (isThere: boolean) => void;
}

/** Scrolls to an element until it rests where it should: heights not laid out yet are guesses. Returns an end. */
export function landOn(
  element: HTMLElement,
  { isStep = false, list = null, onDone }: Landing = {},
): () => void {
  const top = () => element.getBoundingClientRect().top - (list?.getBoundingClientRect().top ?? 0);
  const wanted = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const landing = { element: new WeakRef(element), scrollY };
  const isFar = Math.abs(top()) > longestScroll * innerHeight;
  let frame = 0;
  let last = NaN;
  let rested = 0;
  let frames = 0;

  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of readerMoves) removeEventListener(move, handleMove, { capture: true });
  };
  const handleMove = () => {
    stop();
    onDone?.(false);
  };
  const settle = () => {
    const now = top();
    rested = Math.abs(now - last) < 1 ? rested + 1 : 0;
    last = now;
    if (rested >= restingFrames) {
      landing.scrollY = scrollY;
      if (Math.abs(now - wanted) <= 1) {
        stop();
        onDone?.(true);
        return;
      }
      element.scrollIntoView({ behavior: 'instant' });
      rested = 0;
    }
    frames += 1;
    if (frames < settlingFrames) frame = requestAnimationFrame(settle);
    else stop();
  };

  // Captured: the key press that has led here is still on its way up.
  for (const move of readerMoves) addEventListener(move, handleMove, { capture: true, passive: true });
  element.scrollIntoView({ behavior: isStep || isFar ? 'instant' : 'auto' });
  landing.scrollY = scrollY;
  if (!list) lastLanding.current = landing;
  frame = requestAnimationFrame(settle);
  return stop;
}
