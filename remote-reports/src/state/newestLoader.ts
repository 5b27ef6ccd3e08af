import {
  createLoader,
  keyOf,
  reportAtom,
  reportListAtom,
  type Load,
  type ModifiedDate,
  type ReportListItem,
} from '@portal/shared';
import { atom } from 'jotai';
import { fetchReportList } from '../api/fetchReportList';
import { halfAnHour } from '../model/halfAnHour';
import { latestVersion } from '../model/latestVersion';

interface Newest {
  modified: ModifiedDate | null;
  /** Where it was asked for. */
  list: ReportListItem[] | null;
}

const stateAtom = atom<Load<Newest>>({ status: 'idle' });

/**
 * The date of the newest report of a slug. It starts as the date of the report that is shown; once that is stale, the
 * list is fetched when the reader comes back to the tab, and handed on once it is there: while it loads, it would clear
 * `reportListAtom`.
 */
export const newestLoader = createLoader<[slug: string], Newest>({
  name: 'reports.newest',
  stateAtom: atom(
    (get) => get(stateAtom),
    (_get, set, load: Load<Newest>) => {
      set(stateAtom, load);
      if (load.status !== 'ready' || !load.data.list) return;
      // Other screens and the bell need not ask for it again.
      set(reportListAtom, { status: 'ready', key: keyOf([]), data: load.data.list, at: load.at });
    },
  ),
  fetch: async (http, signal, slug) => {
    const list = await fetchReportList(http, signal);
    return { modified: list.find((item) => item.slug === slug)?.modified ?? null, list };
  },
  initial: (get, slug) => {
    const report = get(reportAtom);
    const isShown = report.status === 'ready' && report.key === keyOf([slug, latestVersion]);
    return isShown ? { data: { modified: report.data.modified, list: null }, at: report.at } : null;
  },
  staleAfter: () => halfAnHour,
  reloadOnReturn: true,
  reloadOnReconnect: true,
  dropOnLeave: true,
});
