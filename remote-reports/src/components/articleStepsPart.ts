import { createLatePart } from '@portal/shared';

/** Loaded late: nobody goes on before the first article is there. */
export const articleStepsPart = createLatePart({
  name: 'reports.steps',
  load: async () => (await import('./ArticleSteps')).ArticleSteps,
  onIdle: 'preload',
});
