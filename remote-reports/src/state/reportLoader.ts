import { createLoader, reportAtom } from '@portal/shared';
import { fetchReport } from '../api/fetchReport';
import { halfAnHour } from '../model/halfAnHour';
import { latestVersion } from '../model/latestVersion';

/**
 * Keyed by slug and version. A report without a history is fetched again at the next visit, and so is a stale latest
 * one; a dated one does not change. Nothing is replaced while it is being read: see `useNewerReport`.
 */
export const reportLoader = createLoader({
  name: 'reports.report',
  stateAtom: reportAtom,
  fetch: fetchReport,
  isEmpty: ({ history }) => history.length === 0,
  staleAfter: (_slug, version) => (version === latestVersion ? halfAnHour : null),
  reloadOnReconnect: true,
});
