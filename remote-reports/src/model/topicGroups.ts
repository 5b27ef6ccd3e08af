import type { Article } from '@portal/shared';
import { groupsByName } from './groupsByName';

export interface TopicGroup {
  topic: string | null;
  /** Of the first article of the topic. */
  anchor: string;
  count: number;
}

/** The topics of a report in the order of its articles; topics that differ only in case are one. */
export const topicGroups = (articles: Article[]): TopicGroup[] =>
  groupsByName(articles, ({ topic }) => topic).map(({ name, first, items }) => ({
    topic: name,
    anchor: first.anchor,
    count: items.length,
  }));
