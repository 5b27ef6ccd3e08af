import { createLatePart } from '@portal/shared';
import type { NewerReportCheckProps } from './NewerReportCheck';

/** Loaded late: a report that has just come is the newest. */
export const newerReportPart = createLatePart<NewerReportCheckProps>({
  name: 'reports.newer',
  load: async () =>
    (await import(/* webpackChunkName: "after-report" */ './NewerReportCheck')).NewerReportCheck,
});
