import { createLatePart } from '@portal/shared';

/** Loaded late: on most days nobody opens the panel, and the dialog library it needs is large. */
export const historyPanelPart = createLatePart({
  name: 'reports.history',
  load: async () => (await import(/* webpackChunkName: "history" */ './HistoryPanel')).HistoryPanel,
  onIdle: 'preload',
});
