import { useEffect, useRef, type RefObject } from 'react';
import { useLightDismiss } from './useLightDismiss';

/**
 * Focuses a popup when it opens, and closes it on Escape and on a press or focus outside of it and its button, which
 * share a parent. Focus inside a closed popup returns to where it was before.
 */
export function useDismissal(onClose: () => void): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useLightDismiss(true, (target) => popup.current?.parentElement?.contains(target) === true, onClose);

  useEffect(() => {
    // StrictMode runs effects twice: the second time the popup has the focus.
    opener.current ??= document.activeElement;
    popup.current?.focus();
    return () => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true });
    };
  }, []);

  return popup;
}
