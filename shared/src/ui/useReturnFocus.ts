import { useEffect, useEffectEvent } from 'react';

/**
 * Returns the focus to the element that had it before this component was mounted, then calls `onReturned`. Headless UI
 * restores only elements that it has seen focused, and its code is loaded after the first dialog's button was pressed.
 */
export function useReturnFocus(onReturned?: () => void): void {
  const tell = useEffectEvent(() => onReturned?.());

  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // Headless UI moves the focus once more when it releases the page behind the dialog.
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
        tell();
      });
    };
  }, []);
}
