import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { DialogTitleContext } from './DialogTitleContext';

/**
 * Returns the focus to the element that had it before this component was mounted, then calls `onReturned`. Headless UI
 * restores only elements that it has seen focused, and its code is loaded after the first dialog's button was pressed.
 */
export function useReturnFocus(onReturned?: () => void): void {
  const titleBehind = useContext(DialogTitleContext);
  const isOpen = useRef(false);
  const giveBack = useEffectEvent((opener: Element | null) => {
    const now = document.activeElement;
    const isTaken = now !== document.body && now !== titleBehind?.current;
    if (!isTaken && opener instanceof HTMLElement) opener.focus();
    onReturned?.();
  });

  useEffect(() => {
    const opener = document.activeElement;
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Headless UI moves the focus once more when it releases the page behind the dialog, or to the title of the
      // dialog behind it.
      setTimeout(() => {
        // StrictMode mounts it once more at once.
        if (!isOpen.current) giveBack(opener);
      });
    };
  }, []);
}
