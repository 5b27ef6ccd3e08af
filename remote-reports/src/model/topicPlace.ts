import type { Article } from '@portal/shared';
import { articleTexts } from '../texts/articleTexts';
import { reportEndTexts } from '../texts/reportEndTexts';
import { topicKey } from './topicKey';

/** `Offshore wind 2/2`: the topic of an article, and which of its articles this is. */
export function topicPlace(articles: Article[], anchor: string): string | null {
  const article = articles.find((one) => one.anchor === anchor);
  if (!article) return null;
  const keyOf = ({ topic }: Article) => topic && topicKey(topic);
  const same = articles.filter((one) => keyOf(one) === keyOf(article));
  return reportEndTexts.topicPlace(
    article.topic ?? articleTexts.noTopic,
    same.indexOf(article) + 1,
    same.length,
  );
}
