import type { HistoryEntry } from '@portal/shared';
import { styled } from 'styled-components';
import { CopyLink } from './CopyLink';
import { Icon } from './Icon';
import { OlderReports } from './OlderReports';
import { ToolButton } from './ToolButton';

interface ReportToolsProps {
  slug: string;
  history: HistoryEntry[];
  open: HistoryEntry | null;
  /** The path under which this report can be found again tomorrow. */
  path: string;
}

/** What a reader can do with the report as a whole. */
export function ReportTools({ slug, history, open, path }: ReportToolsProps) {
  return (
    <Tools role="group" aria-label="Report tools">
      <OlderReports slug={slug} history={history} open={open} />
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
  gap: 0.5rem;

  @media print {
    display: none;
  }
`;
