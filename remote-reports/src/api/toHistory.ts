import { logger, type CalendarDay, type HistoryEntry } from '@portal/shared';
import { isPathSegment } from '@portal/shared/declaration';
import { dayFromCompact } from '../model/dayFromCompact';
import { latestVersion } from '../model/latestVersion';

/** The dated reports from the API's paths, newest first, each once, those of an invalid date last. */
export function toHistory(paths: unknown[]): HistoryEntry[] {
  const days = new Map<string, CalendarDay>();
  const undated = new Set<string>();
  paths.forEach((path, index) => {
    const date = typeof path === 'string' ? folderOf(path) : '';
    if (date === latestVersion || days.has(date)) return;
    const day = dayFromCompact(date);
    if (day !== null) days.set(date, day);
    else if (isPathSegment(date)) undated.add(date);
    else logger.warn('reports.history', `entry ${String(index)} left out: it names no date`);
  });
  // There are thousands: compared as texts, which the browser does by itself, they are sorted in a tenth of the time.
  const dated = [...days.keys()].sort().reverse();
  return [
    ...dated.map((date) => ({ date, day: days.get(date) ?? null })),
    ...Array.from(undated, (date) => ({ date, day: null })),
  ];
}

/** `b` of `a/b/c`. There are thousands of paths: they are not taken apart. */
function folderOf(path: string) {
  const end = path.lastIndexOf('/');
  return end < 1 ? '' : path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}
