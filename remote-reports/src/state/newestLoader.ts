import { createLoader, keyOf, reportAtom, type Load, type ModifiedDate } from '@portal/shared';
import { atom } from 'jotai';
import { fetchReportList } from '../api/fetchReportList';
import { halfAnHour } from '../model/halfAnHour';
import { latestVersion } from '../model/latestVersion';

/**
 * The date of the newest report of a slug. It starts as the date of the report that is shown; once that is stale, the
 * list is fetched when the reader comes back to the tab. `reportListAtom` is not used, as loading would clear it.
 */
export const newestLoader = createLoader<[slug: string], ModifiedDate | null>({
  name: 'reports.newest',
  stateAtom: atom<Load<ModifiedDate | null>>({ status: 'idle' }),
  fetch: async (http, signal, slug) => {
    const items = await fetchReportList(http, signal);
    return items.find((item) => item.slug === slug)?.modified ?? null;
  },
  initial: (get, slug) => {
    const report = get(reportAtom);
    const isShown = report.status === 'ready' && report.key === keyOf([slug, latestVersion]);
    return isShown ? { data: report.data.modified, at: report.at } : null;
  },
  staleAfter: () => halfAnHour,
  reloadOnReturn: true,
  dropOnLeave: true,
});
