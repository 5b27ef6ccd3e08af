import {
  Icon,
  PageHeading,
  useAnnouncement,
  useFollow,
  usePart,
  type HistoryEntry,
  type Report,
} from '@portal/shared';
import type { ScreenProps } from '@portal/shared/declaration';
import { Link } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { ArticleMarksContext } from '../components/ArticleMarksContext';
import { ComparisonContext } from '../components/ComparisonContext';
import { FailedNotice } from '../components/FailedNotice';
import { LateTool } from '../components/LateTool';
import { LoadingSkeleton } from '../components/LoadingSkeleton';
import { Page } from '../components/Page';
import { ReportBody } from '../components/ReportBody';
import { ReportSkeleton } from '../components/ReportSkeleton';
import { useRetriedPart } from '../components/useRetriedPart';
import { WayLink } from '../components/WayLink';
import { latestVersion } from '../model/latestVersion';
import { reportTitle } from '../model/reportTitle';
import { shownDay } from '../model/shownDay';
import { pathTo, portal } from '../portal';
import { askReportsAhead } from '../state/askReportsAhead';
import { comparisonMarksAtom } from '../state/comparisonMarksAtom';
import { textStyleAtom } from '../state/textStyleAtom';
import { useArticleMarks } from '../state/useArticleMarks';
import { useReport } from '../state/useReport';
import { reportTexts } from '../texts/reportTexts';
import type { ComparisonProps } from './Comparison';
import { comparisonPart } from './comparisonPart';
import { newerReportPart } from './newerReportPart';
import { placeOfferPart } from './placeOfferPart';
import { shortcutsPart } from './shortcutsPart';
import { textPanelPart } from './textPanelPart';

/** One report: the latest, or a dated one. */
export function ReportScreen({ slug, reportId = latestVersion }: ScreenProps<typeof portal, 'ReportScreen'>) {
  // Remounted for every address: nothing of the last report stays, and the new heading takes the focus.
  return <OneReport key={JSON.stringify([slug, reportId])} slug={slug} version={reportId} />;
}

function OneReport({ slug, version }: { slug: string; version: string }) {
  const { load, reload, knownName, listed } = useReport(slug, version);
  useFollow(askReportsAhead);
  const { Part: NewerReportCheck } = useRetriedPart(newerReportPart);
  const heading = useRef<HTMLHeadingElement>(null);

  const report = load.status === 'ready' ? load.data : null;
  const name = report?.name ?? knownName ?? portal.screens.ReportScreen.title;

  return (
    <Page>
      {report && version === latestVersion && NewerReportCheck && (
        <NewerReportCheck slug={slug} report={report} listed={listed} heading={heading} />
      )}
      <WayLink to={pathTo('ReportListScreen')}>
        <Icon name="older" />
        {reportTexts.allReports}
      </WayLink>
      <PageHeading ref={heading} title={reportTitle(name, report?.modified ?? null)}>
        {name}
      </PageHeading>
      {load.status === 'loading' && <LoadingSkeleton skeleton={<ReportSkeleton />} />}
      {load.status === 'failed' && (
        <>
          <FailedNotice subject="report" reason={load.reason} retryAt={load.retryAt} onTryAgain={reload} />
          {load.reason === 'not-found' && version !== latestVersion && knownName !== null && (
            <Link to={pathTo('ReportScreen', { slug })}>{reportTexts.latestOfName}</Link>
          )}
        </>
      )}
      {load.status === 'ready' && <MarkedReport key={load.at} report={load.data} version={version} />}
    </Page>
  );
}

function MarkedReport({ report, version }: { report: Report; version: string }) {
  const { Part: PlaceOffer } = useRetriedPart(placeOfferPart);
  const { Part: Shortcuts } = useRetriedPart(shortcutsPart);
  const [older, compare] = useState<HistoryEntry | null>();
  useAnnouncement(older === null ? reportTexts.notCompared : null);
  const known = useAtomValue(comparisonMarksAtom);
  const marks = known?.date === older?.date ? known : null;
  const day = shownDay(report, version);
  // Thousands of articles look at it: with another value they would be drawn again.
  const comparison = useMemo(() => ({ day, marks, compare }), [day, marks]);

  return (
    <ArticleMarksContext value={useArticleMarks(report, version)}>
      <ComparisonContext value={comparison}>
        <ReportBody
          report={report}
          version={version}
          textStyle={useAtomValue(textStyleAtom)}
          textTool={textTool}
          offer={PlaceOffer && <PlaceOffer report={report} version={version} />}
          renderComparison={(place) =>
            older && (
              <LateComparison
                slug={report.slug}
                older={older}
                place={place}
                onStop={() => {
                  compare(null);
                }}
              />
            )
          }
          foot={Shortcuts && <Shortcuts report={report} version={version} />}
        />
      </ComparisonContext>
    </ArticleMarksContext>
  );
}

const textTool = (
  <LateTool
    part={textPanelPart}
    icon="text"
    text={reportTexts.text}
    render={(Panel, onClose) => <Panel onClose={onClose} />}
  />
);

function LateComparison(props: ComparisonProps) {
  const { Part } = usePart(comparisonPart);
  return Part && <Part {...props} />;
}
