import { createLoader, type Load, type ModifiedDate } from '@portal/shared';
import { atom } from 'jotai';
import { fetchReportList } from '../api/fetchReportList';

/** When the list says that a report was last modified. Apart from the list itself, which stays as it was loaded. */
export const newestLoader = createLoader<[slug: string], ModifiedDate | null>({
  name: 'reports.newest',
  stateAtom: atom<Load<ModifiedDate | null>>({ status: 'idle' }),
  fetch: async (http, signal, slug) => {
    const items = await fetchReportList(http, signal);
    return items.find((item) => item.slug === slug)?.modified ?? null;
  },
});
