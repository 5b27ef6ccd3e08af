import { createLatePart } from '@portal/shared';
import type { FindProps } from './Find';

/** Loaded late: nobody searches before the articles are there. */
export const findPart = createLatePart<FindProps>({
  name: 'reports.find',
  load: async () => (await import('./Find')).Find,
  onIdle: 'preload',
});
