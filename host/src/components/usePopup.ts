import { listen } from '@portal/shared';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** A finger that moves this far (px) scrolls instead of pressing. */
const touchMoveThreshold = 30;

interface PopupOptions {
  isOpen: boolean;
  onClose: () => void;
}

interface PopupElements {
  /** Contains the button and its popup. */
  anchor: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Closes a popup on Escape and on a press or focus elsewhere; focus inside a closed popup returns to its button. */
export function usePopup({ isOpen, onClose }: PopupOptions): PopupElements {
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = button.current;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    // Not while the focus leaves: the button would take it from the element that it goes to.
    const handleFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !anchor.current?.contains(target)) close();
    };
    const stopPresses = listenForPresses(anchor, close);
    const stopDismissing = listen({ keydown: handleKeyDown, focusin: handleFocusIn });
    return () => {
      stopPresses();
      stopDismissing();
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return { anchor, button };
}

function listenForPresses(inside: RefObject<HTMLElement | null>, onPressElsewhere: () => void) {
  let start: PointerEvent | null = null;
  const handleDown = (event: PointerEvent) => {
    const isInside = event.target instanceof Node && inside.current?.contains(event.target);
    start = isInside ? null : event;
  };
  // A browser that starts scrolling sends `pointercancel` instead.
  const handleUp = (event: PointerEvent) => {
    if (!start) return;
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (event.pointerType !== 'touch' || distance < touchMoveThreshold) onPressElsewhere();
    start = null;
  };
  return listen({ pointerdown: handleDown, pointerup: handleUp }, { capture: true });
}
