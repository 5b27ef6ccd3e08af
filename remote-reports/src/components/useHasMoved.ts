import { useLocation } from '@portal/shared/router';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { readerMoves } from './readerMoves';

/** Tells whether the reader has moved the page since the address was followed. */
export function useHasMoved(): () => boolean {
  const { key } = useLocation();
  const hasMoved = useRef(false);

  // Before the effects of what stands inside, which ask.
  useLayoutEffect(() => {
    hasMoved.current = false;
    const note = () => {
      hasMoved.current = true;
    };
    for (const move of readerMoves) addEventListener(move, note, { capture: true, passive: true });
    return () => {
      for (const move of readerMoves) removeEventListener(move, note, { capture: true });
    };
  }, [key]);

  return useCallback(() => hasMoved.current, []);
}
