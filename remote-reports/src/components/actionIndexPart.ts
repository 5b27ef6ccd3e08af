import { createLatePart } from '@portal/shared';
import type { ActionIndexProps } from './ActionIndex';

/** Loaded late: it stands below all articles, which hold the same actions. */
export const actionIndexPart = createLatePart<ActionIndexProps>({
  name: 'reports.actions',
  load: async () => (await import('./ActionIndex')).ActionIndex,
  onIdle: 'preload',
});
