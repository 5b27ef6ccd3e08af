import { Icon } from '@portal/shared';
import type { HistoryEntry } from '@portal/shared';
import { styled } from 'styled-components';
import { CopyLink } from './CopyLink';
import { OlderReports } from './OlderReports';
import { ToolButton } from './ToolButton';

interface ReportToolsProps {
  slug: string;
  history: HistoryEntry[];
  currentEntry: HistoryEntry | null;
  /** The permalink of the report. */
  path: string;
}

/** Buttons that act on the report as a whole. */
export function ReportTools({ slug, history, currentEntry, path }: ReportToolsProps) {
  return (
    <Tools role="group" aria-label="Report tools">
      <OlderReports slug={slug} history={history} currentEntry={currentEntry} />
      <ToolButton
        onClick={() => {
          window.print();
        }}
      >
        <Icon name="print" />
        Print
      </ToolButton>
      <CopyLink path={path} />
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  margin-inline: -0.75rem;

  @media print {
    display: none;
  }
`;
