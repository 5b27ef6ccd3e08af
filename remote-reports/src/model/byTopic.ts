import { compareTopics } from './compareTopics';
import { topicKey } from './topicKey';

interface WithTopic {
  topic: string | null;
}

/** Topics Z to A, none last (S-33); those of one topic, whatever its case, stay in their order. */
export function byTopic<T extends WithTopic>(articles: T[]): T[] {
  // Thousands of articles have few topics: only those are compared.
  const groups = new Map<string | null, { topic: string | null; articles: T[] }>();
  for (const article of articles) {
    const { topic } = article;
    const key = topic === null ? null : topicKey(topic);
    const group = groups.get(key);
    if (group) group.articles.push(article);
    else groups.set(key, { topic, articles: [article] });
  }
  return [...groups.values()]
    .sort((a, b) => compareTopics(a.topic, b.topic))
    .flatMap((group) => group.articles);
}
