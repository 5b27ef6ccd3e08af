import type { Article } from '@portal/shared';
import { topicKey } from './topicKey';

export interface TopicGroup {
  topic: string | null;
  /** Of the first article of the topic. */
  anchor: string;
  count: number;
}

/** The topics of a report in the order of its articles; topics that differ only in case are one. */
export function topicGroups(articles: Article[]): TopicGroup[] {
  // A Map, because a topic may be named `__proto__`.
  const groups = new Map<string | null, TopicGroup>();
  for (const { topic, anchor } of articles) {
    const key = topic === null ? null : topicKey(topic);
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { topic, anchor, count: 1 });
  }
  return [...groups.values()];
}
