import { createLoader, isNewer, reportAtom, reportListAtom } from '@portal/shared';
import { fetchReport } from '../api/fetchReport';
import { halfAnHour } from '../model/halfAnHour';
import { latestVersion } from '../model/latestVersion';

const day = 24 * 60 * 60 * 1000;

/**
 * Keyed by slug and version. A report without a history is fetched again at the next visit, and so is a latest one that
 * is stale, or that a later list knows to be older. A dated one does not change, but its history does, every day.
 * Nothing is replaced while it is being read: see `useNewerReport`.
 */
export const reportLoader = createLoader({
  name: 'reports.report',
  stateAtom: reportAtom,
  fetch: fetchReport,
  isEmpty: ({ history }) => history.length === 0,
  staleAfter: (_slug, version) => (version === latestVersion ? halfAnHour : day),
  isSuperseded: (get, { data, at }, slug, version) => {
    const list = get(reportListAtom);
    if (version !== latestVersion || list.status !== 'ready' || list.at <= at) return false;
    const listed = list.data.find((item) => item.slug === slug)?.modified ?? null;
    return data.modified ? isNewer(listed, data.modified.iso) : listed !== null;
  },
  reloadOnReconnect: true,
});
