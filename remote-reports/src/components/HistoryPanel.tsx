import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { barHeight, Button, color, from, type HistoryEntry } from '@portal/shared';
import { useRef } from 'react';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { HistoryList } from './HistoryList';
import { Icon } from './Icon';

interface HistoryPanelProps {
  slug: string;
  history: HistoryEntry[];
  /** The entry that is the open report. */
  open: HistoryEntry | null;
  onClose: () => void;
}

/** The dated reports, in a panel at the side (S-31, S-41 to S-48). */
export function HistoryPanel({ slug, history, open, onClose }: HistoryPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <Place open onClose={onClose} initialFocus={title}>
      <PrintThePageBehind />
      <Backdrop />
      <Panel>
        <Head>
          <Title ref={title} tabIndex={-1}>
            Report History
          </Title>
          <Close $quiet onClick={onClose}>
            <Icon name="close" />
            Close panel
          </Close>
        </Head>
        <HistoryList slug={slug} history={history} open={open} onChoose={onClose} />
      </Panel>
    </Place>
  );
}

// The page behind cannot be scrolled while the panel is open; on paper that would leave one page of it.
const PrintThePageBehind = createGlobalStyle`
  @media print {
    html { overflow: visible !important; padding: 0 !important; }
  }
`;

const appear = keyframes`from { opacity: 0 }`;
const slideIn = keyframes`from { transform: translateX(100%) }`;

const Place = styled(Dialog)`
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

const Panel = styled(DialogPanel)`
  position: fixed;
  inset: 0 0 0 auto;
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
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: ${barHeight}rem;
  padding: 0.5rem 1rem;
  border-bottom: 1px solid ${color.line};
`;

const Title = styled(DialogTitle)`
  font-size: 1.25rem;
  line-height: 1.75rem;
  font-weight: 700;
`;

const Close = styled(Button)`
  padding-inline: 0.875rem;
  white-space: nowrap;
`;
