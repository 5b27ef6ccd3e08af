import { breakpoints } from '@portal/shared';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${String(breakpoints.large)}px)`;

// What draws pages without showing them, as tests do, has no media to ask.
const media = () => ('matchMedia' in window ? window.matchMedia(query) : null);

function followMedia(onChange: () => void) {
  const followed = media();
  followed?.addEventListener('change', onChange);
  return () => {
    followed?.removeEventListener('change', onChange);
  };
}

/** Whether there is room for a rail beside the text. */
export const useIsLarge = (): boolean => useSyncExternalStore(followMedia, () => media()?.matches ?? false);
