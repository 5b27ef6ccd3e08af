import { compareTopics } from './compareTopics';
import { groupsByName } from './groupsByName';

interface WithTopic {
  topic: string | null;
}

/** Topics Z to A, none last (S-33); those of one topic, whatever its case, stay in their order. */
export const byTopic = <T extends WithTopic>(articles: T[]): T[] =>
  // Thousands of articles have few topics: only those are compared.
  groupsByName(articles, ({ topic }) => topic)
    .sort((a, b) => compareTopics(a.name, b.name))
    .flatMap(({ items }) => items);
