import { createLoader, reportListAtom } from '@portal/shared';
import { fetchReportList } from '../api/fetchReportList';

export const reportListLoader = createLoader({
  name: 'reports.list',
  stateAtom: reportListAtom,
  fetch: fetchReportList,
  isEmpty: (items) => items.length === 0,
});
