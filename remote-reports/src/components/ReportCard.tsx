import { Badge, paths, type ReportListItem } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { formatDay } from '../model/formatDay';

export function ReportCard({ item }: { item: ReportListItem }) {
  return (
    <>
      <h2>{item.slug === null ? item.name : <Link to={paths.report(item.slug)}>{item.name}</Link>}</h2>
      {item.tag !== null && <Badge label="Tag">{item.tag}</Badge>}
      <p>{item.modified ? formatDay(item.modified.day) : 'Date not available'}</p>
      <p>{item.summary}</p>
    </>
  );
}
