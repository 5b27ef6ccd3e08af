import type { HistoryEntry, Report } from '@portal/shared';
import { latestVersion } from './latestVersion';
import { shownDay } from './shownDay';

/** The history entry of the report that is shown. */
export function findCurrentEntry(report: Report, version: string): HistoryEntry | null {
  const { history } = report;
  if (version !== latestVersion) return history.find(({ date }) => date === version) ?? null;
  const shown = shownDay(report, version);
  return history.find(({ day }) => day !== null && day === shown) ?? null;
}
