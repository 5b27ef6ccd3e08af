import { color, from, useLightDismiss } from '@portal/shared';
import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { borrowFocus } from './borrowFocus';

interface ToolPopupProps {
  title: string;
  /** Where it stands beside the row of its button. Below, it is a sheet at the lower edge of phones. */
  opens: 'above' | 'below';
  onClose: () => void;
  children: ReactNode;
}

/**
 * A popup beside the row of its button. The page stays in use, and using it closes the popup: all but its button, with
 * which it shares a parent.
 */
export function ToolPopup({ title, opens, onClose, children }: ToolPopupProps) {
  const id = useId();
  const isInside = (target: Node) => document.getElementById(id)?.parentElement?.contains(target) === true;
  useLightDismiss(true, isInside, onClose);

  return (
    <Surface ref={borrowFocus} id={id} role="dialog" aria-label={title} tabIndex={-1} $opens={opens}>
      {children}
    </Surface>
  );
}

const above = css`
  position: absolute;
  right: 0;
  bottom: 100%;
  min-width: min(14rem, 100%);
`;

const below = css`
  position: fixed;
  inset: auto 0.5rem calc(var(--room-below, 0rem) + 0.5rem + env(safe-area-inset-bottom, 0px));

  ${from.small} {
    position: absolute;
    inset: 100% auto auto 0;
    min-width: min(16rem, 100%);
  }
`;

const Surface = styled.div<{ $opens: ToolPopupProps['opens'] }>`
  ${({ $opens }) => ($opens === 'above' ? above : below)}
  z-index: 3;
  display: grid;
  max-width: 100%;
  max-height: calc(80vh - var(--room-below, 0rem));
  padding: 0.5rem;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
  box-shadow: ${color.shadow};
  font-size: 1rem;

  @media print {
    display: none;
  }
`;
