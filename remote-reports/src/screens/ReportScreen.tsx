import { PageHeading, paths, type ReportScreenProps } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { useRef } from 'react';
import { FailedNotice } from '../components/FailedNotice';
import { LoadingPlace } from '../components/LoadingPlace';
import { NewerReport } from '../components/NewerReport';
import { Page } from '../components/Page';
import { ReportBody } from '../components/ReportBody';
import { ReportSkeleton } from '../components/ReportSkeleton';
import { latestVersion } from '../model/latestVersion';
import { reportTitle } from '../model/reportTitle';
import { useReport } from '../state/useReport';

/** One report: the latest, or the one of a date (S-7, S-8, S-29 to S-48). */
export function ReportScreen({ slug, reportId = latestVersion }: ReportScreenProps) {
  // Another address is another screen: nothing of the last report stays, and its heading is arrived at anew (H-1).
  return <OneReport key={JSON.stringify([slug, reportId])} slug={slug} version={reportId} />;
}

function OneReport({ slug, version }: { slug: string; version: string }) {
  const { load, reload, hasNewer, knownName } = useReport(slug, version);
  const page = useRef<HTMLDivElement>(null);

  const startAgain = () => {
    page.current?.focus({ preventScroll: true });
    reload();
  };

  const report = load.status === 'ready' ? load.data : null;
  const name = report?.name ?? knownName ?? (load.status === 'failed' ? slug : null);

  return (
    <Page ref={page}>
      {hasNewer && <NewerReport onShow={startAgain} />}
      {name !== null && <PageHeading title={reportTitle(name, report?.modified ?? null)}>{name}</PageHeading>}
      {load.status === 'loading' && <LoadingPlace skeleton={<ReportSkeleton />} />}
      {load.status === 'failed' && (
        <>
          <FailedNotice subject="report" reason={load.reason} onTryAgain={startAgain} />
          {load.reason === 'not-found' && version !== latestVersion && (
            <Link to={paths.report(slug)}>The latest report of this name</Link>
          )}
          <Link to={paths.reports}>All reports</Link>
        </>
      )}
      {report && <ReportBody report={report} version={version} />}
    </Page>
  );
}
