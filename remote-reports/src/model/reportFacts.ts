import type { Report } from '@portal/shared';
import { countOf } from './countOf';
import { describeMinutes } from './describeMinutes';
import { readingMinutes } from './readingMinutes';
import { topicGroups } from './topicGroups';

/** Counts over the articles that are shown: `12 articles`, `5 topics`, … */
export function reportFacts(report: Report): string[] {
  const { articles } = report;
  const topics = topicGroups(articles).filter(({ topic }) => topic !== null).length;
  const actions = articles.reduce((sum, article) => sum + article.actions.length, 0);
  return [
    countOf(articles.length, 'article'),
    countOf(topics, 'topic'),
    countOf(actions, 'action'),
    `about ${describeMinutes(readingMinutes(report))}`,
  ];
}
