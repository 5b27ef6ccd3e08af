import { color, Icon, usePanelReady } from '@portal/shared';
import type { SlotProps } from '@portal/shared/declaration';
import { Link } from '@portal/shared/router';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { FailedNotice } from '../components/FailedNotice';
import { LatestReports } from '../components/LatestReports';
import { LatestReportsSkeleton } from '../components/LatestReportsSkeleton';
import { LoadingSkeleton } from '../components/LoadingSkeleton';
import { SectionHeading } from '../components/SectionHeading';
import { useToday } from '../components/useToday';
import { newsLine } from '../model/newsLine';
import { pathTo } from '../portal';
import { useReadReport } from '../state/useReadReport';
import { useReportList } from '../state/useReportList';
import { useReportsAhead } from '../state/useReportsAhead';

/** Panel of the welcome page: the reports that are new to the reader, or the latest. */
export function NewReports({ onReady }: SlotProps) {
  const { load, reload, lastVisit, isNew } = useReportList();
  const read = useReadReport();
  const today = useToday();
  const panel = useRef<HTMLElement>(null);
  const headingId = useId();
  usePanelReady(onReady, load.status !== 'loading');
  useReportsAhead();

  const items = load.status === 'ready' ? load.data : [];
  const count = items.filter(isNew).length;
  const news = items.length > 0 ? newsLine(count, lastVisit, today) : null;

  const tryAgain = () => {
    panel.current?.focus({ preventScroll: true });
    reload();
  };

  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby={headingId}>
      <Head>
        <SectionHeading id={headingId}>{count > 0 ? 'New reports' : 'Latest reports'}</SectionHeading>
        <All to={pathTo('ReportListScreen')}>
          All reports
          <Icon name="newer" />
        </All>
      </Head>
      <Line>{news ?? 'Built daily with AI'}</Line>
      {load.status === 'loading' && <LoadingSkeleton skeleton={<LatestReportsSkeleton />} />}
      {load.status === 'failed' && (
        <FailedNotice subject="reports" reason={load.reason} retryAt={load.retryAt} onTryAgain={tryAgain} />
      )}
      {load.status === 'ready' && <LatestReports items={items} isNew={isNew} read={read} news={news} />}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 1rem;
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 2.75rem;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;

const Line = styled.p`
  margin-bottom: 1rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;
