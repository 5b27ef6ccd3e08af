import { listen } from '@portal/shared';

/** At once: with a focus in the page, scrolling would be smooth. */
export const placeAt = (top: number): void => {
  scrollTo({ top, behavior: 'instant' });
};

export interface Restoration {
  isUnderWay: () => boolean;
  stop: () => void;
}

/** Stops when the position is reached, the time is over, the reader moves the page, or somebody stops it. */
export function scrollBackTo(position: number, time: number, onReached?: () => void): Restoration {
  const until = Date.now() + time;
  let isOver = false;
  const stop = () => {
    isOver = true;
    stopListening();
  };
  const settle = () => {
    if (isOver) return;
    placeAt(position);
    const isReached = Math.abs(scrollY - position) <= 1;
    if (!isReached && Date.now() < until) requestAnimationFrame(settle);
    else stop();
    if (isReached) onReached?.();
  };
  const stopListening = listen(
    { wheel: stop, touchmove: stop, pointerdown: stop, keydown: stop },
    { passive: true },
  );
  settle();
  return { isUnderWay: () => !isOver, stop };
}
