import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { Fragment, useRef, type ReactNode } from 'react';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { DialogTitleContext } from './DialogTitleContext';
import { barHeight, color, from } from './theme';
import { useReturnFocus } from './useReturnFocus';

interface DialogProps {
  /** In the middle of the window, or along its right edge over the full height. */
  placement: 'middle' | 'side';
  title: string;
  /** Rendered beside the title. */
  action?: ReactNode;
  onClose: () => void;
  /** Called once the dialog is gone and the focus is back: whoever leads the reader elsewhere does it then. */
  onReturned?: () => void;
  children: ReactNode;
}

/** A modal dialog, open while rendered. Its title gets the focus, which returns to its former element at the end. */
export function Dialog({ placement, title, action, onClose, onReturned, children }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnFocus(onReturned);
  const { Area, Panel, Head } = placement === 'side' ? side : middle;

  return (
    <Layer open onClose={onClose} initialFocus={heading}>
      <PrintThePageBehind />
      <Backdrop />
      <Area>
        <Panel>
          <DialogTitleContext value={heading}>
            <Head>
              <Title ref={heading} tabIndex={-1}>
                {title}
              </Title>
              {action}
            </Head>
            {children}
          </DialogTitleContext>
        </Panel>
      </Area>
    </Layer>
  );
}

// The page behind cannot scroll while the dialog is open; in print that would leave one page of it.
const PrintThePageBehind = createGlobalStyle`
  @media print {
    html { overflow: visible !important; padding: 0 !important; }
  }
`;

const appear = keyframes`from { opacity: 0 }`;
const slideIn = keyframes`from { transform: translateX(100%) }`;

const Layer = styled(HeadlessDialog)`
  position: fixed;
  z-index: 100;
  inset: 0;

  @media print {
    display: none;
  }
`;

const Backdrop = styled(DialogBackdrop)`
  position: fixed;
  inset: 0;
  background: ${color.backdrop};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} 150ms;
  }
`;

const Title = styled(DialogTitle)`
  font-size: 1.25rem;
  line-height: 1.75rem;
  font-weight: 700;
`;

const middle = {
  Area: styled.div`
    position: fixed;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 1rem;
    overflow-y: auto;
  `,
  Panel: styled(DialogPanel)`
    display: grid;
    gap: 1rem;
    width: 100%;
    max-width: 32rem;
    padding: 1.5rem;
    border: 1px solid ${color.line};
    border-radius: 10px;
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${color.shadow};
  `,
  Head: Fragment,
};

const side = {
  Area: styled.div`
    position: fixed;
    inset: 0;
    display: flex;
    justify-content: end;
    overflow: hidden;
  `,
  Panel: styled(DialogPanel)`
    display: flex;
    flex-direction: column;
    width: 100%;
    background: ${color.surface};
    box-shadow: ${color.shadow};

    ${from.small} {
      width: 24rem;
      border-left: 1px solid ${color.line};
    }

    @media (prefers-reduced-motion: no-preference) {
      animation: ${slideIn} 180ms ease-out;
    }
  `,
  Head: styled.div`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    min-height: ${barHeight}rem;
    padding: 0.5rem 1rem;
    border-bottom: 1px solid ${color.line};

    /* The title may break between words, and its button not. */
    > :first-child {
      flex: 1 1 min-content;
      overflow-wrap: break-word;
    }

    > button {
      flex: none;
      white-space: nowrap;
    }
  `,
};
