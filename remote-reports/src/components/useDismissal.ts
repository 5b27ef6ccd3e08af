import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Focuses a popup when it opens, and closes it on Escape and on a press or focus outside of it and its button, which
 * share a parent. Focus inside a closed popup returns to where it was before.
 */
export function useDismissal(onClose: () => void): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // StrictMode runs effects twice: the second time the popup has the focus.
    opener.current ??= document.activeElement;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !popup.current?.parentElement?.contains(target)) close();
    };
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    popup.current?.focus();
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('pointerdown', closeOutside);
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true });
    };
  }, []);

  return popup;
}
