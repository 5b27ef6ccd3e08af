import { color, lastVisitAtom, PageHeading } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FailedNotice } from '../components/FailedNotice';
import { LoadingPlace } from '../components/LoadingPlace';
import { Page } from '../components/Page';
import { ReportList } from '../components/ReportList';
import { ReportListSkeleton } from '../components/ReportListSkeleton';
import { useReportList } from '../state/useReportList';

/** Every report, one card each (S-6, S-18 to S-28). */
export function ReportListScreen() {
  const { load, reload } = useReportList();
  const lastVisit = useAtomValue(lastVisitAtom);
  const page = useRef<HTMLDivElement>(null);

  const tryAgain = () => {
    page.current?.focus({ preventScroll: true });
    reload();
  };

  return (
    <Page ref={page}>
      <Header>
        <PageHeading>Media Monitoring Reports</PageHeading>
        <Subtitle>Built daily with AI</Subtitle>
      </Header>
      {load.status === 'loading' && <LoadingPlace skeleton={<ReportListSkeleton />} />}
      {load.status === 'failed' && (
        <FailedNotice subject="reports" reason={load.reason} onTryAgain={tryAgain} />
      )}
      {load.status === 'ready' && <ReportList items={load.data} lastVisit={lastVisit} />}
    </Page>
  );
}

const Header = styled.header`
  margin-bottom: 0.5rem;
`;

const Subtitle = styled.p`
  margin-top: 0.25rem;
  color: ${color.muted};
`;
