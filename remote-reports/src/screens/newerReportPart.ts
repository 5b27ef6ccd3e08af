import { createLatePart } from '@portal/shared';

/** Loaded late: a report that has just come is the newest. */
export const newerReportPart = createLatePart({
  name: 'reports.newer',
  load: async () =>
    (await import(/* webpackChunkName: "after-report" */ './NewerReportCheck')).NewerReportCheck,
});
