import { useLocation } from '@portal/shared/router';
import { useCallback, useRef } from 'react';
import { readerMoves } from './readerMoves';
import { useListeners } from './useListeners';

/** Tells whether the reader has moved the page since the address was followed. */
export function useHasMoved(): () => boolean {
  const { key } = useLocation();
  const movedAt = useRef<string>(null);

  const note = () => {
    movedAt.current = key;
  };
  useListeners(Object.fromEntries(readerMoves.map((move) => [move, note])), { capture: true, passive: true });

  return useCallback(() => movedAt.current === key, [key]);
}
