import type { HistoryEntry, Report } from '@portal/shared';
import { latestVersion } from './latestVersion';

/**
 * The history entry of the report that is shown. The latest report is matched by the day of its modification: in UTC,
 * as the API dates reports, or else in the reader's time zone.
 */
export function findCurrentEntry({ history, modified }: Report, version: string): HistoryEntry | null {
  if (version !== latestVersion) return history.find(({ date }) => date === version) ?? null;
  if (!modified) return null;
  return onDay(history, modified.iso.slice(0, 10)) ?? onDay(history, modified.day) ?? null;
}

const onDay = (history: HistoryEntry[], wanted: string) => history.find(({ day }) => day === wanted);
