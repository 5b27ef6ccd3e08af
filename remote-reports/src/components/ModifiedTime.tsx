import { color, type ModifiedDate } from '@portal/shared';
import { styled } from 'styled-components';
import { dayToText } from '../model/dayToText';
import { modifiedToRelativeText } from '../model/modifiedToRelativeText';
import { dateTexts } from '../texts/dateTexts';
import { useNow } from './useNow';

/** The date of a report's last modification, and how long ago that is. */
export function ModifiedTime({ modified }: { modified: ModifiedDate | null }) {
  const now = useNow();
  if (!modified) return <Line>{dateTexts.unknown}</Line>;
  const relative = modifiedToRelativeText(modified, now);

  return (
    <Line>
      <time dateTime={modified.iso}>{dayToText(modified.day)}</time>
      {relative !== null && <Relative>{relative}</Relative>}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.25rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;

  @media screen {
    /* After the date, at a space that does not break: no line begins with it. */
    time:not(:last-child)::after {
      content: '\\a0·';
      content: '\\a0·' / '';
    }
  }
`;

// Not on paper, where it would not be true for long.
const Relative = styled.span`
  @media print {
    display: none;
  }
`;
