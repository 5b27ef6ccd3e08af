import type { HistoryEntry, Report } from '@portal/shared';
import { shownDay } from './shownDay';

interface AdjacentReports {
  older: HistoryEntry | null;
  newer: HistoryEntry | null;
}

/** The reports dated before and after this one; null at either end of the history. */
export function adjacentReports(report: Report, version: string): AdjacentReports {
  const here = shownDay(report, version);
  if (here === null) return { older: null, newer: null };
  const { history } = report;
  return {
    older: history.find(({ day }) => day !== null && day < here) ?? null,
    newer: history.findLast(({ day }) => day !== null && day > here) ?? null,
  };
}
