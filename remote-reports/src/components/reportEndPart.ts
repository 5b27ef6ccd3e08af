import { createLatePart } from '@portal/shared';

/** Loaded late: it is of use below all articles, or once the first is read. */
export const reportEndPart = createLatePart({
  name: 'reports.end',
  load: async () => (await import('./ReportEnd')).ReportEnd,
  onIdle: 'preload',
});
