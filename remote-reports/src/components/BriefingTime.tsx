import type { ModifiedDate } from '@portal/shared';
import { styled } from 'styled-components';
import { dayToText } from '../model/dayToText';
import { modifiedToBriefText } from '../model/modifiedToBriefText';
import { dateTexts } from '../texts/dateTexts';
import { useNow } from './useNow';

/** When a report was modified, in a word or two; on paper its date, as "today" would not be true for long. */
export function BriefingTime({ modified }: { modified: ModifiedDate | null }) {
  const now = useNow();
  if (!modified) return dateTexts.unknown;

  return (
    <time dateTime={modified.iso}>
      <OnScreen>{modifiedToBriefText(modified, now)}</OnScreen>
      <OnPaper>{dayToText(modified.day)}</OnPaper>
    </time>
  );
}

const OnScreen = styled.span`
  @media print {
    display: none;
  }
`;

const OnPaper = styled.span`
  display: none;

  @media print {
    display: inline;
  }
`;
