import { color, ErrorBoundary, logger, useAnnouncement, type HistoryEntry } from '@portal/shared';
import { lazy, Suspense, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from './Icon';
import { loadHistoryPanel } from './loadHistoryPanel';
import { ToolButton } from './ToolButton';
import { usePrefetch } from './usePrefetch';
import { useReturnFocus } from './useReturnFocus';

interface OlderReportsProps {
  slug: string;
  history: HistoryEntry[];
  open: HistoryEntry | null;
  loadPanel?: typeof loadHistoryPanel;
}

/** The button that opens the history, and the history itself: open or closed (S-30, S-48). */
export function OlderReports({ slug, history, open, loadPanel = loadHistoryPanel }: OlderReportsProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // React remembers a lazy component that could not be loaded as broken, so each failure is followed by a new one.
  const [Panel, setPanel] = useState(() => lazy(loadPanel));
  const prefetch = usePrefetch(loadPanel);
  const opener = useReturnFocus<HTMLButtonElement>(isOpen);
  useAnnouncement(hasFailed ? unavailable : null);

  const openPanel = () => {
    setFailed(false);
    setOpen(true);
  };
  const giveUp = (error: unknown) => {
    logger.error('reports.history', error);
    setPanel(lazy(loadPanel));
    setOpen(false);
    setFailed(true);
  };

  return (
    <>
      <ToolButton
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={openPanel}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon name="history" />
        Older Reports
      </ToolButton>
      {isOpen && (
        <ErrorBoundary fallback={null} onError={giveUp}>
          <Suspense fallback={<Hint $isLate>Opening...</Hint>}>
            <Panel
              slug={slug}
              history={history}
              open={open}
              onClose={() => {
                setOpen(false);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {hasFailed && <Hint>{unavailable}</Hint>}
    </>
  );
}

const unavailable = 'The older reports could not be opened. Please try again.';

const appear = keyframes`from { opacity: 0 }`;

const Hint = styled.p<{ $isLate?: boolean }>`
  order: 1;
  flex-basis: 100%;
  color: ${color.muted};
  font-size: 0.875rem;
  animation: ${appear} 100ms ${({ $isLate }) => ($isLate ? '500ms' : '0s')} backwards;

  @media print {
    display: none;
  }
`;
