import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape, and when the reader presses or focuses something that is not inside. */
export function useLightDismiss(
  isOn: boolean,
  isInside: (target: Node) => boolean,
  onDismiss: () => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  const dismissOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !isInside(target)) onDismiss();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const handleOutside = (event: Event) => {
      dismissOutside(event);
    };
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('pointerdown', handleOutside);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('pointerdown', handleOutside);
    };
  }, [isOn]);
}
