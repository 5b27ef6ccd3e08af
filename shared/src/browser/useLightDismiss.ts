import { useRef } from 'react';
import { useListeners } from './useListeners';

/** A finger that moves this far (px) scrolls instead of pressing (S-96). */
const touchMoveThreshold = 30;

/** Calls back on Escape, and when the reader presses or focuses something that is not inside. */
export function useLightDismiss(
  isOn: boolean,
  isInside: (target: Node) => boolean,
  onDismiss: () => void,
): void {
  const pressed = useRef<PointerEvent>(null);
  const isOutside = ({ target }: Event) => target instanceof Node && !isInside(target);
  const dismiss = () => {
    pressed.current = null;
    onDismiss();
  };
  useListeners(
    {
      keydown: ({ key }) => {
        if (key === 'Escape') dismiss();
      },
      // Not while the focus leaves: what is closed would take it from the element that it goes to.
      focusin: (event) => {
        if (isOutside(event)) dismiss();
      },
    },
    { isOn },
  );
  // On its way down: what is pressed may keep its events for itself.
  useListeners(
    {
      pointerdown: (event) => {
        pressed.current = isOutside(event) ? event : null;
      },
      pointerup: ({ pointerType, clientX, clientY }) => {
        if (!pressed.current) return;
        const distance = Math.hypot(clientX - pressed.current.clientX, clientY - pressed.current.clientY);
        if (pointerType !== 'touch' || distance < touchMoveThreshold) dismiss();
        pressed.current = null;
      },
      // The browser has begun to scroll.
      pointercancel: () => {
        pressed.current = null;
      },
    },
    { isOn, capture: true },
  );
}
