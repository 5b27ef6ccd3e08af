import { Badge, color, type ReportListItem } from '@portal/shared';
import { styled } from 'styled-components';
import { listTexts } from '../texts/listTexts';
import { BriefingTime } from './BriefingTime';

/** Tag and date of a report. */
export function BriefingFacts({ item: { tag, modified } }: { item: ReportListItem }) {
  return (
    <Facts>
      {tag !== null && (
        <Tag>
          <Badge label={listTexts.tagLabel}>{tag}</Badge>
        </Tag>
      )}
      <BriefingTime modified={modified} />
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-width: 0;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
`;

// A very long tag is clipped.
const Tag = styled.div`
  min-width: 0;
  max-height: 3rem;
  overflow: hidden;
`;
