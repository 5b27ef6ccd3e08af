import { createLoader } from '@portal/shared';
import { fetchReport } from '../api/fetchReport';
import { comparedAtom } from './comparedAtom';

/** The older report that the reader compares the open one with, as long as they do. */
export const comparedLoader = createLoader({
  name: 'reports.compared',
  stateAtom: comparedAtom,
  fetch: fetchReport,
  reloadOnReconnect: true,
  dropOnLeave: true,
});
