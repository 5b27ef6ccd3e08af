import { isOutdated, type Load, type ReportListItem } from '@portal/shared';
import { halfAnHour } from './halfAnHour';

/**
 * The reports that a screen goes on showing while their list is loaded again, and when that fails but may succeed later.
 * An empty list is not kept, nor one that was old already when the screen was opened.
 */
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
