import { color, Icon, useAnnouncement, usePart, type HistoryEntry } from '@portal/shared';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { historyPanelPart } from './historyPanelPart';
import { ToolButton } from './ToolButton';

interface OlderReportsProps {
  slug: string;
  history: HistoryEntry[];
  currentEntry: HistoryEntry | null;
  panelPart?: typeof historyPanelPart;
}

/** The button that opens the history panel, and the panel while it is open. */
export function OlderReports({
  slug,
  history,
  currentEntry,
  panelPart = historyPanelPart,
}: OlderReportsProps) {
  const [isWanted, setWanted] = useState(false);
  const { Part: Panel, hasFailed, load, preload } = usePart(panelPart);
  const isOpen = isWanted && !hasFailed;
  const problem = isWanted && hasFailed ? unavailable : null;
  useAnnouncement(problem);

  // After a failure only a click loads the panel again, because it opens as soon as it is loaded.
  const prepare = hasFailed ? undefined : preload;

  return (
    <>
      <ToolButton
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
          currentTarget.focus();
          setWanted(true);
          load();
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="history" />
        Older Reports
      </ToolButton>
      {isOpen && Panel && (
        <Panel
          slug={slug}
          history={history}
          currentEntry={currentEntry}
          onClose={() => {
            setWanted(false);
          }}
        />
      )}
      {isOpen && !Panel && <Hint $isLate>Opening...</Hint>}
      {problem !== null && <Hint>{problem}</Hint>}
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
