import { paths, type Report } from '@portal/shared';
import { latestVersion } from './latestVersion';
import { findCurrentEntry } from './findCurrentEntry';

/** The dated address of a report: the undated one shows another report tomorrow. Undated only if no date is known. */
export function permalink(report: Report, version: string): string {
  const date = version === latestVersion ? findCurrentEntry(report, version)?.date : version;
  return date === undefined ? paths.report(report.slug) : paths.datedReport(report.slug, date);
}
