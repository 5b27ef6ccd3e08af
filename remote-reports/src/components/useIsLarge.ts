import { breakpoints } from '@portal/shared';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${String(breakpoints.large)}px)`;

// jsdom has no `matchMedia`.
const media = () => ('matchMedia' in window ? window.matchMedia(query) : null);

function followMedia(onChange: () => void) {
  const followed = media();
  followed?.addEventListener('change', onChange);
  return () => {
    followed?.removeEventListener('change', onChange);
  };
}

const isLarge = () => media()?.matches ?? false;

/** True if the window has room for a rail beside the text. */
export const useIsLarge = (): boolean => useSyncExternalStore(followMedia, isLarge, isLarge);
