import type { Report } from '@portal/shared';
import { pathTo } from '../portal';
import { latestVersion } from './latestVersion';
import { findCurrentEntry } from './findCurrentEntry';

/** The dated address of a report: the undated one shows another report tomorrow. Undated only if no date is known. */
export function permalink(report: Report, version: string): string {
  const date = version === latestVersion ? findCurrentEntry(report, version)?.date : version;
  return pathTo('ReportScreen', { slug: report.slug, ...(date !== undefined && { reportId: date }) });
}
