import type { Article } from '@portal/shared';
import { articleTexts } from '../texts/articleTexts';
import { reportEndTexts } from '../texts/reportEndTexts';
import { topicKey } from './topicKey';

interface TopicPlace {
  topic: string;
  /** Behind the topic: ` 2/2`. */
  number: string;
}

/** The topic of an article, and which of its articles this is. */
export function topicPlace(articles: Article[], anchor: string): TopicPlace | null {
  const article = articles.find((one) => one.anchor === anchor);
  if (!article) return null;
  const keyOf = ({ topic }: Article) => topic && topicKey(topic);
  const same = articles.filter((one) => keyOf(one) === keyOf(article));
  return {
    topic: article.topic ?? articleTexts.noTopic,
    number: reportEndTexts.topicPlace(same.indexOf(article) + 1, same.length),
  };
}
