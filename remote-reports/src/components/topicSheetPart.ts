import { createLatePart } from '@portal/shared';
import type { TopicSheetProps } from './TopicSheet';

/** Loaded late: the dialog library it needs is large. */
export const topicSheetPart = createLatePart<TopicSheetProps>({
  name: 'reports.topics',
  load: async () => (await import('./TopicSheet')).TopicSheet,
  onIdle: 'preload',
});
