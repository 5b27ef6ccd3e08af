import type { ReportListItem } from '@portal/shared';
import { pathTo } from '../portal';
import { CardLink } from './CardLink';

/** The name of a report, a link that fills its row where there is a way to it. */
export function BriefingTitle({ item: { slug, name } }: { item: ReportListItem }) {
  return slug === null ? name : <CardLink to={pathTo('ReportScreen', { slug })}>{name}</CardLink>;
}
