import { isOutdated, type Load, type ReportListItem } from '@portal/shared';
import { halfAnHour } from './halfAnHour';

/** The reports to show while their list is loaded again, or fails for now: not an empty list, nor an old one. */
export function keptItems(
  before: ReportListItem[] | null,
  list: Load<ReportListItem[]>,
  openedAt: number,
): ReportListItem[] | null {
  switch (list.status) {
    case 'idle':
      return null;
    case 'loading':
      return before;
    case 'ready':
      return list.data.length === 0 || isOutdated(list.at, openedAt, halfAnHour) ? null : list.data;
    case 'failed':
      return list.reason === 'offline' || list.reason === 'unavailable' ? before : null;
  }
}
