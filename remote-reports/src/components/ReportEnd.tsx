import { ActionIndex, type ActionIndexProps } from './ActionIndex';
import { Shielded } from './Shielded';
import { TopicPill } from './TopicPill';

export type ReportEndProps = ActionIndexProps;

/** Parts of a report that come after its articles. */
export function ReportEnd({ articles }: ReportEndProps) {
  return (
    <>
      <ActionIndex articles={articles} />
      {articles.length > 0 && (
        <Shielded name="topics">
          <TopicPill articles={articles} />
        </Shielded>
      )}
    </>
  );
}
