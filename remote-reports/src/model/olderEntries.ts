import type { HistoryEntry } from '@portal/shared';

/** The dated reports that are older than the one that is shown; all of them where its date is not known. */
export function olderEntries(
  history: HistoryEntry[],
  current: HistoryEntry | null,
): ReadonlySet<HistoryEntry> {
  const shown = current?.day ?? null;
  return new Set(
    history.filter(
      ({ date, day }) => day !== null && date !== current?.date && (shown === null || day < shown),
    ),
  );
}
