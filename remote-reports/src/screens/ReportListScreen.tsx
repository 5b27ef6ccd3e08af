import { PageHeading } from '@portal/shared';
import { styled } from 'styled-components';
import { FailedNotice } from '../components/FailedNotice';
import { LoadingSkeleton } from '../components/LoadingSkeleton';
import { Page } from '../components/Page';
import { PageFoot } from '../components/PageFoot';
import { RenewalLine } from '../components/RenewalLine';
import { ReportList } from '../components/ReportList';
import { ReportListSkeleton } from '../components/ReportListSkeleton';
import { useReportList } from '../state/useReportList';
import { listTexts } from '../texts/listTexts';
import { LateReportsAhead } from './LateReportsAhead';

/** The list of all reports. */
export function ReportListScreen() {
  const { load, items, isOld, reload, isNew } = useReportList();

  return (
    <Page>
      <Header>
        <PageHeading>{listTexts.title}</PageHeading>
        <RenewalLine load={load} isOld={isOld} onTryAgain={reload}>
          {listTexts.subtitle}
        </RenewalLine>
      </Header>
      <PageFoot text={listTexts.title} />
      {load.status === 'loading' && !items && <LoadingSkeleton skeleton={<ReportListSkeleton />} />}
      {load.status === 'failed' && !items && (
        <FailedNotice subject="reports" reason={load.reason} retryAt={load.retryAt} onTryAgain={reload} />
      )}
      {items && (
        <>
          <ReportList items={items} isOld={isOld} isNew={isNew} onLookAgain={reload} />
          <LateReportsAhead />
        </>
      )}
    </Page>
  );
}

const Header = styled.header`
  display: grid;
  gap: 0.25rem;
  margin-bottom: 0.5rem;
`;
