import { createLatePart } from '@portal/shared';
import type { ArticleStepsProps } from './ArticleSteps';

/** Loaded late: nobody goes on before the first article is there. */
export const articleStepsPart = createLatePart<ArticleStepsProps>({
  name: 'reports.steps',
  load: async () => (await import('./ArticleSteps')).ArticleSteps,
  onIdle: 'preload',
});
