import { paths, type Report } from '@portal/shared';
import { latestVersion } from './latestVersion';
import { openEntry } from './openEntry';

/** The address under which this report is still this report tomorrow, where its date is known (F-9). */
export function lastingPath(report: Report, version: string): string {
  const date = version === latestVersion ? openEntry(report, version)?.date : version;
  return date === undefined ? paths.report(report.slug) : paths.datedReport(report.slug, date);
}
