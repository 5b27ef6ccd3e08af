import { createLoader, reportListAtom } from '@portal/shared';
import { fetchReportList } from '../api/fetchReportList';
import { halfAnHour } from '../model/halfAnHour';

/** An empty list is fetched again at the next visit; a stale one also when the reader comes back to the tab. */
export const reportListLoader = createLoader({
  name: 'reports.list',
  stateAtom: reportListAtom,
  fetch: fetchReportList,
  isEmpty: (items) => items.length === 0,
  staleAfter: () => halfAnHour,
  reloadOnReturn: true,
  reloadOnReconnect: true,
});
