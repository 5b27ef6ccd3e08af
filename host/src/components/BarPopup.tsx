import { useLightDismiss, useListeners } from '@portal/shared';
import { useCallback, useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PopupOpening } from '../model/PopupOpening';
import { BarButton } from './BarButton';

interface BarPopupProps {
  /** A menu opens on pointer down and with the arrow keys too; a panel is as wide as the bar. */
  kind: 'popover' | 'menu' | 'panel';
  /** Accessible name of the button. */
  label: string;
  /** Null while it is closed. */
  opening: PopupOpening | null;
  onOpen: (opening: PopupOpening) => void;
  onClose: () => void;
  /** Rendered while it is open. */
  renderSurface: (buttonId: string) => ReactNode;
  /** Content of the button. */
  children: ReactNode;
}

/**
 * A button of the bar and its popup, whose code is loaded after it. Escape, a press or focus elsewhere closes it, and a
 * window in which the bar has another button instead; focus inside a popup that closes returns to its button.
 */
export function BarPopup(props: BarPopupProps) {
  const { kind, label, opening, onOpen, onClose, renderSurface, children } = props;
  const id = useId();
  const isOpenedByMouse = useRef(false);
  const isOpen = opening !== null;
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLightDismiss(isOpen, (target) => anchor.current?.contains(target) === true, onClose);
  useListeners(
    {
      // Unseen it would count as open, and be there again once the phone is turned back.
      resize: () => {
        if (button.current?.offsetParent === null) onClose();
      },
    },
    { isOn: isOpen },
  );
  const returnFocus = useCallback((surface: HTMLElement | null) => {
    if (!surface) return undefined;
    const opener = button.current;
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || surface.contains(activeElement))
        opener?.focus({ preventScroll: true });
    };
  }, []);

  const toggle = (start: PopupOpening['start'], pressedAt: number | null = null) => {
    // Safari does not focus a clicked button.
    button.current?.focus({ preventScroll: true });
    if (isOpen) onClose();
    else onOpen({ start, pressedAt });
  };

  const handlePointerDown = (event: PointerEvent) => {
    isOpenedByMouse.current = event.pointerType === 'mouse' && event.button === 0;
    if (!isOpenedByMouse.current) return;
    event.preventDefault();
    toggle(null, event.timeStamp);
  };
  const handleArrow = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    toggle(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <Anchor ref={anchor} $isPanel={kind === 'panel'}>
      <BarButton
        ref={button}
        id={id}
        aria-label={label}
        aria-expanded={isOpen}
        {...(kind === 'menu' && {
          'aria-haspopup': 'menu',
          onPointerDown: handlePointerDown,
          onKeyDown: handleArrow,
        })}
        onClick={({ detail }) => {
          const isByKey = detail === 0;
          // The mouse may have been let go of elsewhere: a key press is never the end of that.
          const isDone = isOpenedByMouse.current && !isByKey;
          isOpenedByMouse.current = false;
          if (!isDone) toggle(isByKey ? 'first' : null);
        }}
      >
        {children}
      </BarButton>
      {isOpen && <Surface ref={returnFocus}>{renderSurface(id)}</Surface>}
    </Anchor>
  );
}

const Surface = styled.div`
  display: contents;
`;

// The popup is placed at its button, or else by the bar.
const Anchor = styled.div<{ $isPanel: boolean }>`
  position: ${({ $isPanel }) => ($isPanel ? 'static' : 'relative')};
`;
