import { breakpoints } from '@portal/shared';
import { useSyncExternalStore } from 'react';

const media = () => matchMedia(`(min-width: ${String(breakpoints.large)}px)`);

function followMedia(onChange: () => void) {
  const followed = media();
  followed.addEventListener('change', onChange);
  return () => {
    followed.removeEventListener('change', onChange);
  };
}

const isLarge = () => media().matches;

/** True if the window has room for a rail beside the text. */
export const useIsLarge = (): boolean => useSyncExternalStore(followMedia, isLarge, isLarge);
