import { Icon } from '@portal/shared';
import type { HistoryEntry, Report } from '@portal/shared';
import { styled } from 'styled-components';
import { reportTitle } from '../model/reportTitle';
import { CopyLink } from './CopyLink';
import { OlderReports } from './OlderReports';
import { Save } from './Save';
import { Share } from './Share';
import { ToolButton } from './ToolButton';

interface ReportToolsProps {
  report: Report;
  currentEntry: HistoryEntry | null;
  /** The permalink of the report. */
  path: string;
}

/** Buttons that act on the report as a whole. */
export function ReportTools({ report, currentEntry, path }: ReportToolsProps) {
  const { slug, name, modified, history } = report;

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
      <Share title={reportTitle(name, modified)} source={null} path={path} />
      <Save report={report} currentEntry={currentEntry} path={path} />
    </Tools>
  );
}

const Tools = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  margin-inline: -0.75rem;

  @media print {
    display: none;
  }
`;
