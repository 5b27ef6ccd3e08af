import { ActionIndex, type ActionIndexProps } from './ActionIndex';
import { AdjacentReportLinks, type AdjacentReportLinksProps } from './AdjacentReportLinks';
import { Shielded } from './Shielded';
import { TopicPill } from './TopicPill';

interface ReportEndProps extends ActionIndexProps, AdjacentReportLinksProps {
  hasSummary: boolean;
}

/** Parts of a report that come after its articles. */
export function ReportEnd({ articles, hasSummary, hasMoved, ...adjacent }: ReportEndProps) {
  return (
    <>
      <ActionIndex articles={articles} hasMoved={hasMoved} />
      <AdjacentReportLinks {...adjacent} />
      {articles.length > 0 && (
        <Shielded name="topics">
          <TopicPill articles={articles} hasSummary={hasSummary} />
        </Shielded>
      )}
    </>
  );
}
