import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to the element when what it opened has closed. The dialog's own way needs to have seen the
 * element focused, and it is loaded only after that.
 */
export function useReturnFocus<Opener extends HTMLElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      // The dialog lets go of the page behind it in the same breath, and moves the focus once more.
      setTimeout(() => {
        if (document.activeElement === document.body) opener.current?.focus();
      });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return opener;
}
