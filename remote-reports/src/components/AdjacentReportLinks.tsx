import { color, Icon, type HistoryEntry } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';
import { entryName } from '../model/entryName';
import { pathTo } from '../portal';
import { reportEndTexts } from '../texts/reportEndTexts';

export interface AdjacentReportLinksProps {
  slug: string;
  older: HistoryEntry | null;
  newer: HistoryEntry | null;
}

/** Links to the reports dated before and after this one. */
export function AdjacentReportLinks({ slug, older, newer }: AdjacentReportLinksProps) {
  if (!older && !newer) return null;

  return (
    <Nav aria-label={reportEndTexts.neighbours}>
      {older && (
        <Adjacent to={pathTo('ReportScreen', { slug, reportId: older.date })} rel="prev">
          <Icon name="older" />
          <span>
            {reportEndTexts.older} <Day>{entryName(older)}</Day>
          </span>
        </Adjacent>
      )}
      {newer && (
        <Newer to={pathTo('ReportScreen', { slug, reportId: newer.date })} rel="next">
          <span>
            {reportEndTexts.newer} <Day>{entryName(newer)}</Day>
          </span>
          <Icon name="newer" />
        </Newer>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem;
  padding-top: 1.5rem;
  border-top: 1px solid ${color.line};

  @media print {
    display: none;
  }
`;

const Adjacent = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Newer = styled(Adjacent)`
  margin-left: auto;
  text-align: right;
`;

const Day = styled.span`
  display: block;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
