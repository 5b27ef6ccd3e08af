import { articleActionCases } from './articleActionCases.ts';
import { articleAnalysisCases } from './articleAnalysisCases.ts';
import { articleIdCases } from './articleIdCases.ts';
import { articleLinkCases } from './articleLinkCases.ts';
import { articleTextCases } from './articleTextCases.ts';
import { articleTopicCases } from './articleTopicCases.ts';
import type { Malformed } from './hostileArticle.ts';

/** One article per fault. The title starts with the id of the case, or the analysis where the title is the fault. */
export const hostileArticles = (): Malformed[] => [
  ...articleTextCases(),
  ...articleTopicCases(),
  ...articleAnalysisCases(),
  ...articleLinkCases(),
  ...articleIdCases(),
  ...articleActionCases(),
];
