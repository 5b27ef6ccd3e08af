import { listen } from '@portal/shared';
import { distanceTo, type Place } from './keptPlace';

/** Frames in which the page has to rest at an article: those out of sight get their real heights only near it. */
const restingFrames = 6;

/** At once: with a focus in the page, scrolling would be smooth. */
export const placeAt = (top: number): void => {
  scrollTo({ top, behavior: 'instant' });
};

export interface Restoration {
  isUnderWay: () => boolean;
  stop: () => void;
}

/** Stops when the place is reached and stays so, the time is over, the reader moves the page, or somebody stops it. */
export function scrollBackTo(place: Place, time: number, onReached?: () => void): Restoration {
  const until = Date.now() + time;
  let rested = 0;
  let isOver = false;
  const stop = () => {
    isOver = true;
    stopListening();
    heights.disconnect();
  };
  const goThere = () => {
    placeAt(scrollY + distanceTo(place));
  };
  const settle = () => {
    if (isOver) return;
    rested = Math.abs(distanceTo(place)) <= 1 ? rested + 1 : 0;
    goThere();
    const isReached = Math.abs(distanceTo(place)) <= 1;
    const isThere = isReached && (!place.article || rested > restingFrames);
    if (!isThere && Date.now() < until) {
      requestAnimationFrame(settle);
      heights.observe(document.body);
    } else stop();
    if (isReached) onReached?.();
  };
  const stopListening = listen(
    { wheel: stop, touchmove: stop, pointerdown: stop, keydown: stop },
    { passive: true },
  );
  // Between the layout of a frame and its paint: not every browser keeps a text where it is when heights change above it.
  // Once in each frame: the way itself changes heights, and a change that cannot be told any more would be an error.
  const heights = new ResizeObserver(() => {
    heights.disconnect();
    goThere();
  });
  settle();
  return { isUnderWay: () => !isOver, stop };
}
