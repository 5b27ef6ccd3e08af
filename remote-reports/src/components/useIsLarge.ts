import { breakpoints } from '@portal/shared';
import { useSyncExternalStore } from 'react';

// What draws pages without showing them, as tests do, has no media to ask.
const media =
  'matchMedia' in window ? window.matchMedia(`(min-width: ${String(breakpoints.large)}px)`) : null;

function followMedia(onChange: () => void) {
  media?.addEventListener('change', onChange);
  return () => {
    media?.removeEventListener('change', onChange);
  };
}

/** Whether there is room for a rail beside the text. */
export const useIsLarge = (): boolean => useSyncExternalStore(followMedia, () => media?.matches ?? false);
