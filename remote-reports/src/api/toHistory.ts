import { logger, type HistoryEntry } from '@portal/shared';
import { dayFromCompact } from '../model/dayFromCompact';
import { isPathSegment } from '../model/isPathSegment';
import { latestVersion } from '../model/latestVersion';

/** The dated reports from the API's paths, newest first, each once, those of an invalid date last. */
export function toHistory(paths: unknown[]): HistoryEntry[] {
  const dates = new Set<string>();
  for (const [index, path] of paths.entries()) {
    const date = typeof path === 'string' ? path.split('/').at(-2) : undefined;
    if (date === latestVersion) continue;
    if (date !== undefined && isPathSegment(date)) dates.add(date);
    else logger.warn('reports.history', `entry ${String(index)} left out: it names no date`);
  }
  return Array.from(dates, (date) => ({ date, day: dayFromCompact(date) })).sort(newestFirst);
}

function newestFirst(a: HistoryEntry, b: HistoryEntry): number {
  if (a.day === null || b.day === null) return Number(a.day === null) - Number(b.day === null);
  return Number(a.day < b.day) - Number(a.day > b.day);
}
