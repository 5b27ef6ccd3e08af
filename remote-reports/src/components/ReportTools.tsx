import { Icon } from '@portal/shared';
import type { HistoryEntry, Report } from '@portal/shared';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { reportTitle } from '../model/reportTitle';
import { reportTexts } from '../texts/reportTexts';
import { CopyLink } from './CopyLink';
import { handOnPart } from './handOnPart';
import { LateTool } from './LateTool';
import { OlderReports } from './OlderReports';
import { Share } from './Share';
import { ToolButton } from './ToolButton';

interface ReportToolsProps {
  report: Report;
  currentEntry: HistoryEntry | null;
  /** The permalink of the report. */
  path: string;
  /** More tools. */
  children?: ReactNode;
}

/** Buttons that act on the report as a whole. */
export function ReportTools({ report, currentEntry, path, children }: ReportToolsProps) {
  const { slug, name, modified, history } = report;

  return (
    <Tools role="group" aria-label={reportTexts.tools}>
      <OlderReports slug={slug} history={history} currentEntry={currentEntry} />
      <ToolButton
        onClick={() => {
          window.print();
        }}
      >
        <Icon name="print" />
        {reportTexts.print}
      </ToolButton>
      <CopyLink path={path} />
      <Share title={reportTitle(name, modified)} source={null} path={path} />
      <LateTool
        part={handOnPart}
        icon="save"
        text={reportTexts.save}
        render={(Menu, onClose) => (
          <Menu report={report} currentEntry={currentEntry} path={path} onClose={onClose} />
        )}
      />
      {children}
    </Tools>
  );
}

// Popups may reach to the end of the column.
const Tools = styled.div`
  position: relative;
  display: flex;
  justify-self: stretch;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  margin-inline: -0.75rem;

  @media print {
    display: none;
  }
`;
