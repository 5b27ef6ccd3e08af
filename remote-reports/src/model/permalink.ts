import type { Report } from '@portal/shared';
import { pathTo } from '../portal';
import { dateOf } from './dateOf';

/** The dated address of a report: the undated one shows another report tomorrow. Undated only if no date is known. */
export function permalink(report: Report, version: string): string {
  const date = dateOf(report, version);
  return pathTo('ReportScreen', { slug: report.slug, ...(date !== null && { reportId: date }) });
}
