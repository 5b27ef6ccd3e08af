import type { Report } from '@portal/shared';
import { reportTitle } from '../model/reportTitle';
import { ActionIndex, type ActionIndexProps } from './ActionIndex';
import { AdjacentReportLinks, type AdjacentReportLinksProps } from './AdjacentReportLinks';
import { PageFoot } from './PageFoot';
import { Shielded } from './Shielded';
import { TopicPill } from './TopicPill';

interface ReportEndProps
  extends Pick<ActionIndexProps, 'hasMoved'>, Pick<AdjacentReportLinksProps, 'older' | 'newer'> {
  report: Report;
}

/** Parts of a report that come after its articles, and what its sheets of paper have at their foot. */
export function ReportEnd({ report, hasMoved, older, newer }: ReportEndProps) {
  const { slug, name, modified, summary, articles } = report;

  return (
    <>
      <PageFoot text={reportTitle(name, modified, ', ')} />
      <ActionIndex articles={articles} hasMoved={hasMoved} />
      <AdjacentReportLinks slug={slug} older={older} newer={newer} />
      {articles.length > 0 && (
        <Shielded name="topics">
          <TopicPill articles={articles} hasSummary={summary !== null} />
        </Shielded>
      )}
    </>
  );
}
