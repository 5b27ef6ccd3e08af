import { createLatePart } from '@portal/shared';
import type { HistoryPanelProps } from './HistoryPanel';

/** Loaded late: on most days nobody opens the panel, and the dialog library it needs is large. */
export const historyPanelPart = createLatePart<HistoryPanelProps>({
  name: 'reports.history',
  load: async () => (await import(/* webpackChunkName: "history" */ './HistoryPanel')).HistoryPanel,
  onIdle: 'preload',
});
