import { dayNames, type HistoryEntry } from '@portal/shared';

interface MonthGroup {
  /** `January 2024`; null for entries without a valid date. */
  month: string | null;
  entries: HistoryEntry[];
}

/** Groups the history by month and keeps its order. */
export function monthGroups(history: HistoryEntry[]): MonthGroup[] {
  const groups = new Map<string | null, MonthGroup>();
  for (const entry of history) {
    const key = entry.day?.slice(0, 7) ?? null;
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { month: key === null ? null : monthToText(key), entries: [entry] });
  }
  return [...groups.values()];
}

function monthToText(key: string): string {
  const { month, year } = dayNames(Date.parse(key));
  return `${month} ${String(year)}`;
}
