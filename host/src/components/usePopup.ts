import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** A finger that moves this far (px) scrolls, and presses nothing. */
const touchMoveThreshold = 30;

interface PopupOptions {
  isOpen: boolean;
  /** Whether a press elsewhere closes it. */
  isLight: boolean;
  onClose: () => void;
}

interface PopupElements {
  /** Around the button and what it opens. */
  anchor: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Closes a popup when something else is pressed; a closed one gives the focus that it had back to its button. */
export function usePopup({ isOpen, isLight, onClose }: PopupOptions): PopupElements {
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const handlePressElsewhere = useEffectEvent(() => {
    if (isLight) onClose();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = button.current;
    const stopListening = listenForPresses(anchor, handlePressElsewhere);
    return () => {
      stopListening();
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
  // A browser that begins to scroll cancels the press instead.
  const handleUp = (event: PointerEvent) => {
    if (!start) return;
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (event.pointerType !== 'touch' || distance < touchMoveThreshold) onPressElsewhere();
    start = null;
  };
  document.addEventListener('pointerdown', handleDown, { capture: true });
  document.addEventListener('pointerup', handleUp, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', handleDown, { capture: true });
    document.removeEventListener('pointerup', handleUp, { capture: true });
  };
}
