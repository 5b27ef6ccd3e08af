import { useListeners } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useCallback, useRef } from 'react';
import { readerMoves } from './readerMoves';

/** Tells whether the reader has moved the page since the address was followed. */
export function useHasMoved(): () => boolean {
  // Another object after every navigation, also after one back to an address where the reader has moved before.
  const location = useLocation();
  const movedAt = useRef<unknown>(null);

  const note = () => {
    movedAt.current = location;
  };
  useListeners(Object.fromEntries(readerMoves.map((move) => [move, note])), { capture: true, passive: true });

  return useCallback(() => movedAt.current === location, [location]);
}
