import { color, from, useLightDismiss } from '@portal/shared';
import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { borrowFocus } from './borrowFocus';

interface ToolPopupProps {
  title: string;
  /** Above the row of its button, or below the button; then it is a sheet at the lower edge of phones. */
  opens: 'above' | 'below';
  onClose: () => void;
  children: ReactNode;
}

/** A popup beside its button, in the same parent. The page stays in use, and using it closes the popup: all but its button. */
export function ToolPopup({ title, opens, onClose, children }: ToolPopupProps) {
  const id = useId();
  const isInside = (target: Node) => document.getElementById(id)?.parentElement?.contains(target) === true;
  useLightDismiss(true, isInside, onClose);

  return (
    <Room id={id} $opens={opens}>
      <Surface ref={borrowFocus} role="dialog" aria-label={title} tabIndex={-1} $opens={opens}>
        {opens === 'below' && <Title aria-hidden="true">{title}</Title>}
        {children}
      </Surface>
    </Room>
  );
}

// Below, it begins at the button and is as wide as the popup, but ends with the row at the latest.
const Room = styled.div<{ $opens: ToolPopupProps['opens'] }>`
  display: contents;

  ${({ $opens }) =>
    $opens === 'below' &&
    css`
      ${from.small} {
        position: absolute;
        z-index: 6;
        display: grid;
        grid-template-columns: minmax(0, max-content);
      }
    `}
`;

// Of a sheet, which is far from its button; it is heard as the name of the dialog.
const Title = styled.div`
  padding: 0.5rem calc(0.75rem + 1px);
  font-weight: 600;

  ${from.small} {
    display: none;
  }
`;

const above = css`
  position: absolute;
  right: 0;
  bottom: 100%;
  min-width: min(14rem, 100%);
  max-width: 100%;
`;

const below = css`
  position: fixed;
  inset: auto 0.5rem calc(var(--room-below, 0rem) + 0.5rem + env(safe-area-inset-bottom, 0px));

  ${from.small} {
    position: static;
    /* Wider than its room, it begins before its button. */
    justify-self: end;
    width: max-content;
    min-width: min(14rem, 100vw - var(--beside, 3rem));
    max-width: min(32rem, 100vw - var(--beside, 3rem));
  }

  /* The row has the topics beside it. */
  ${from.large} {
    --beside: 22rem;
  }
`;

// Above the pills at the lower edge.
const Surface = styled.div<{ $opens: ToolPopupProps['opens'] }>`
  ${({ $opens }) => ($opens === 'above' ? above : below)}
  z-index: 6;
  display: grid;
  max-height: calc(80vh - var(--room-below, 0rem));
  padding: 0.5rem;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
  box-shadow: ${color.shadow};
  font-size: 1rem;

  /* A line that answers a press makes it no wider: what was pressed stays where it is. */
  & > p {
    contain: inline-size;
  }

  @media print {
    display: none;
  }
`;
