import { createLatePart } from '@portal/shared';

/** Loaded late: nobody searches before the articles are there. */
export const findPart = createLatePart({
  name: 'reports.find',
  load: async () => (await import('./Find')).Find,
  onIdle: 'preload',
});
