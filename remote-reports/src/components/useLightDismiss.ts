import { useListeners } from '@portal/shared';

/** Calls back on Escape, and when the reader presses or focuses something that is not inside. */
export function useLightDismiss(
  isOn: boolean,
  isInside: (target: Node) => boolean,
  onDismiss: () => void,
): void {
  const handleOutside = ({ target }: Event) => {
    if (target instanceof Node && !isInside(target)) onDismiss();
  };
  useListeners(
    {
      keydown: ({ key }) => {
        if (key === 'Escape') onDismiss();
      },
      focusin: handleOutside,
      pointerdown: handleOutside,
    },
    { isOn },
  );
}
