import { createLatePart } from '@portal/shared';
import type { ComparisonProps } from './Comparison';

/** Loaded with the history, where a comparison begins. */
export const comparisonPart = createLatePart<ComparisonProps>({
  name: 'reports.comparison',
  load: async () => (await import(/* webpackChunkName: "history" */ './Comparison')).Comparison,
  onUse: 'load',
});
