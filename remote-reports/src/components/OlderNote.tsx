import { color, Icon, type HistoryEntry, type Report } from '@portal/shared';
import { styled } from 'styled-components';
import { dayToHistoryText } from '../model/dayToHistoryText';
import { pathTo } from '../portal';
import { reportTexts } from '../texts/reportTexts';
import { WayLink } from './WayLink';

interface OlderNoteProps {
  report: Report;
  older: HistoryEntry | null;
  newer: HistoryEntry | null;
}

/** Beside the date of a dated report the ways to its neighbours, and a line if it is not the newest. */
export function OlderNote({ report: { slug, history }, older, newer }: OlderNoteProps) {
  const newest = history.find(({ day }) => day !== null)?.day;

  return (
    <Note>
      {older && (
        <WayLink to={pathTo('ReportScreen', { slug, reportId: older.date })} rel="prev">
          <Icon name="older" />
          {reportTexts.older}
        </WayLink>
      )}
      {newer && (
        <WayLink to={pathTo('ReportScreen', { slug, reportId: newer.date })} rel="next">
          {reportTexts.newer}
          <Icon name="newer" />
        </WayLink>
      )}
      {newer && newest && (
        <p>
          {reportTexts.isOlder(dayToHistoryText(newest))}{' '}
          <WayLink to={pathTo('ReportScreen', { slug })}>{reportTexts.latest}</WayLink>
        </p>
      )}
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  color: ${color.muted};
  font-size: 0.875rem;

  p {
    flex-basis: 100%;
  }
`;
