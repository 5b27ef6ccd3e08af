import { createLatePart } from '@portal/shared';

/** Loaded with the history, where a comparison begins. */
export const comparisonPart = createLatePart({
  name: 'reports.comparison',
  load: async () => (await import(/* webpackChunkName: "history" */ './Comparison')).Comparison,
  onUse: 'load',
});
