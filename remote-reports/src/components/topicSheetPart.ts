import { createLatePart } from '@portal/shared';

/** Loaded late: the dialog library it needs is large. */
export const topicSheetPart = createLatePart({
  name: 'reports.topics',
  load: async () => (await import('./TopicSheet')).TopicSheet,
  onIdle: 'preload',
});
