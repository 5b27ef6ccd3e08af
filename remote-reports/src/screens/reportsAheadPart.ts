import { createLatePart } from '@portal/shared';

/** Loaded late: how a report is asked for and parsed is not needed before somebody points at its card. */
export const reportsAheadPart = createLatePart({
  name: 'reports.ahead',
  load: async () => (await import(/* webpackChunkName: "ahead" */ './ReportsAhead')).ReportsAhead,
  onIdle: 'preload',
});
