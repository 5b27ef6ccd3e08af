import type { HistoryEntry, Report } from '@portal/shared';
import { dayFromCompact } from './dayFromCompact';
import { latestVersion } from './latestVersion';
import { findCurrentEntry } from './findCurrentEntry';

interface AdjacentReports {
  older: HistoryEntry | null;
  newer: HistoryEntry | null;
}

/** The reports dated before and after this one; null at either end of the history. */
export function adjacentReports(report: Report, version: string): AdjacentReports {
  const here =
    version === latestVersion
      ? (findCurrentEntry(report, version)?.day ?? report.modified?.day ?? null)
      : dayFromCompact(version);
  if (here === null) return { older: null, newer: null };
  const { history } = report;
  return {
    older: history.find(({ day }) => day !== null && day < here) ?? null,
    newer: history.findLast(({ day }) => day !== null && day > here) ?? null,
  };
}
