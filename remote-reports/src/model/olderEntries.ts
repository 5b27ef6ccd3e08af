import type { CalendarDay, HistoryEntry } from '@portal/shared';

/** The dated reports that are older than the one of a day; all of them where its day is not known. */
export const olderEntries = (history: HistoryEntry[], shown: CalendarDay | null): ReadonlySet<HistoryEntry> =>
  new Set(history.filter(({ day }) => day !== null && (shown === null || day < shown)));
