import { articleActionCases } from './articleActionCases.ts';
import { articleAnalysisCases } from './articleAnalysisCases.ts';
import { articleIdCases } from './articleIdCases.ts';
import { articleLinkCases } from './articleLinkCases.ts';
import { articleTextCases } from './articleTextCases.ts';
import { articleTopicCases } from './articleTopicCases.ts';
import type { Malformed } from './hostileArticle.ts';

/**
 * One article for each way in which an article can be wrong. Titles start with the id of the case; where the title
 * itself is the bad field, the analysis does.
 */
export const hostileArticles = (): Malformed[] => [
  ...articleTextCases(),
  ...articleTopicCases(),
  ...articleAnalysisCases(),
  ...articleLinkCases(),
  ...articleIdCases(),
  ...articleActionCases(),
];
