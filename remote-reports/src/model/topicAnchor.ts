import type { Article } from '@portal/shared';
import { topicKey } from './topicKey';

/** The anchor of the first article with the topic of this one, which stands for the topic. */
export function topicAnchor(articles: Article[], anchor: string | null): string | null {
  const article = articles.find((one) => one.anchor === anchor);
  if (!article) return null;
  const keyOf = ({ topic }: Article) => topic && topicKey(topic);
  const key = keyOf(article);
  return articles.find((one) => keyOf(one) === key)?.anchor ?? null;
}
