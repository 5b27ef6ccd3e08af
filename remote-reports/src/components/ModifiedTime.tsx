import { color, type ModifiedDate } from '@portal/shared';
import { styled } from 'styled-components';
import { formatDay } from '../model/formatDay';
import { relativeDay } from '../model/relativeDay';
import { useToday } from './useToday';

/** When a report was last modified: the date, and beside it how long ago that is (S-21, F-15). */
export function ModifiedTime({ modified }: { modified: ModifiedDate | null }) {
  const today = useToday();
  if (!modified) return <Line>Date not available</Line>;
  const relative = relativeDay(modified.day, today);

  return (
    <Line>
      <time dateTime={modified.iso}>{formatDay(modified.day)}</time>
      {relative !== null && <Relative>{relative}</Relative>}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.5rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
`;

const Relative = styled.span`
  &::before {
    content: '· ' / '';
  }
`;
