import { color, Loading, PageHeading } from '@portal/shared';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FailedNotice } from '../components/FailedNotice';
import { LoadingSkeleton } from '../components/LoadingSkeleton';
import { Page } from '../components/Page';
import { PageFoot } from '../components/PageFoot';
import { ReportList } from '../components/ReportList';
import { ReportListSkeleton } from '../components/ReportListSkeleton';
import { useReportList } from '../state/useReportList';
import { listTexts } from '../texts/listTexts';
import { LateReportsAhead } from './LateReportsAhead';

/** The list of all reports. */
export function ReportListScreen() {
  const { load, items, isOld, reload, isNew } = useReportList();
  const page = useRef<HTMLDivElement>(null);

  const tryAgain = () => {
    page.current?.focus({ preventScroll: true });
    reload();
  };

  return (
    <Page ref={page}>
      <Header>
        <PageHeading>{listTexts.title}</PageHeading>
        <Subtitle>{listTexts.subtitle}</Subtitle>
      </Header>
      <PageFoot text={listTexts.title} />
      {load.status === 'loading' && !items && <LoadingSkeleton skeleton={<ReportListSkeleton />} />}
      {load.status === 'loading' && isOld && <Loading isLine />}
      {load.status === 'failed' && (
        <FailedNotice
          subject={items ? 'newest' : 'reports'}
          reason={load.reason}
          retryAt={load.retryAt}
          onTryAgain={tryAgain}
        />
      )}
      {items && (
        <>
          <ReportList items={items} isOld={isOld} isNew={isNew} onLookAgain={tryAgain} />
          <LateReportsAhead />
        </>
      )}
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
