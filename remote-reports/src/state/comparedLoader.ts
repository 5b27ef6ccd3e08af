import { createLoader, type Load, type Report } from '@portal/shared';
import { atom } from 'jotai';
import { fetchReport } from '../api/fetchReport';

/** The older report that the reader compares the open one with, as long as they do. */
export const comparedLoader = createLoader<[slug: string, version: string], Report>({
  name: 'reports.compared',
  stateAtom: atom<Load<Report>>({ status: 'idle' }),
  fetch: fetchReport,
  reloadOnReconnect: true,
  dropOnLeave: true,
});
