import type { HistoryEntry, Report } from '@portal/shared';
import { compactDay } from './compactDay';
import { latestVersion } from './latestVersion';
import { openEntry } from './openEntry';

interface Neighbours {
  older: HistoryEntry | null;
  newer: HistoryEntry | null;
}

/** The reports of the days before and after the open one; none at the ends (F-8). */
export function neighbours(report: Report, version: string): Neighbours {
  const here =
    version === latestVersion
      ? (openEntry(report, version)?.day ?? report.modified?.day ?? null)
      : compactDay(version);
  if (here === null) return { older: null, newer: null };
  const { history } = report;
  return {
    older: history.find(({ day }) => day !== null && day < here) ?? null,
    newer: history.findLast(({ day }) => day !== null && day > here) ?? null,
  };
}
