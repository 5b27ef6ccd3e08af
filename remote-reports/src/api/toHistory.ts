import { logger, type CalendarDay, type HistoryEntry } from '@portal/shared';
import { isPathSegment } from '@portal/shared/declaration';
import { dayFromCompact } from '../model/dayFromCompact';
import { latestVersion } from '../model/latestVersion';

/** The dated reports from the API's paths, newest first, each once, those of an invalid date last. */
export function toHistory(paths: unknown[]): HistoryEntry[] {
  const days = new Map<string, CalendarDay | null>();
  for (const [index, path] of paths.entries()) {
    const date = typeof path === 'string' ? folderOf(path) : '';
    if (date === latestVersion) continue;
    const day = dayFromCompact(date);
    if (day !== null || isPathSegment(date)) days.set(date, day);
    else logger.warn('reports.history', `entry ${String(index)} left out: it names no date`);
  }
  return Array.from(days, ([date, day]) => ({ date, day })).sort(newestFirst);
}

/** `b` of `a/b/c`. There are thousands of paths: they are not taken apart. */
function folderOf(path: string) {
  const end = path.lastIndexOf('/');
  return end < 1 ? '' : path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}

function newestFirst(a: HistoryEntry, b: HistoryEntry): number {
  if (a.day === null || b.day === null) return Number(a.day === null) - Number(b.day === null);
  return Number(a.day < b.day) - Number(a.day > b.day);
}
