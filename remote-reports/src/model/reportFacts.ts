import type { Report } from '@portal/shared';
import { countTexts } from '../texts/countTexts';
import { reportTexts } from '../texts/reportTexts';
import type { Fact } from './Fact';
import { describeMinutes } from './describeMinutes';
import { readingMinutes } from './readingMinutes';
import { topicGroups } from './topicGroups';

/** Counts over the articles that are shown: `12 articles`, `5 topics`, … */
export function reportFacts(report: Report): Fact[] {
  const { articles } = report;
  const topics = topicGroups(articles).filter(({ topic }) => topic !== null).length;
  const actions = articles.reduce((sum, article) => sum + article.actions.length, 0);
  return [
    { text: countTexts.articles(articles.length) },
    { text: countTexts.topics(topics), ...(topics > 0 && { leadsTo: 'topics' }) },
    { text: countTexts.actions(actions), ...(actions > 0 && { leadsTo: 'actions' }) },
    { text: reportTexts.readingTime(describeMinutes(readingMinutes(report))) },
  ];
}
