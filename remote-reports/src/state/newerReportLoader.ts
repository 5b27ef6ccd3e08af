import { createLoader, type Load, type Report } from '@portal/shared';
import { atom } from 'jotai';
import { fetchReport } from '../api/fetchReport';

/** The newer version of a report, beside the one that is being read and stays until it is there. */
export const newerReportLoader = createLoader<[slug: string, version: string], Report>({
  name: 'reports.newer',
  stateAtom: atom<Load<Report>>({ status: 'idle' }),
  fetch: fetchReport,
  dropOnLeave: true,
});
