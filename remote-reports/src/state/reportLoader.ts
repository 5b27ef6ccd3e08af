import { createLoader, reportAtom } from '@portal/shared';
import { fetchReport } from '../api/fetchReport';

/** Keyed by slug and version; a report without a history is asked for again at the next visit (S-69). */
export const reportLoader = createLoader({
  name: 'reports.report',
  stateAtom: reportAtom,
  fetch: fetchReport,
  isEmpty: ({ history }) => history.length === 0,
});
