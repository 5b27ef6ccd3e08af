import type { Article } from '@portal/shared';
import type { ArticleQuery } from './ArticleQuery';
import { foldText } from './foldText';
import { queryWords } from './queryWords';
import { topicKey } from './topicKey';

/** Finds anchors of the articles that a query chooses, each word of it in what a reader sees; null if it chooses all. */
export function createArticleFinder(
  articles: Article[],
): (query: ArticleQuery) => ReadonlySet<string> | null {
  // Folded once: with thousands of articles that takes longer than to search them.
  const texts = new Map<Article, string>();
  const textOf = (article: Article) => {
    const text = texts.get(article) ?? foldText(seenTexts(article).join('\n'));
    texts.set(article, text);
    return text;
  };

  return ({ text, among, types }) => {
    const words = queryWords(text);
    if (words.length === 0 && among === null && types.length === 0) return null;
    const isFound = (article: Article) =>
      among?.has(article.anchor) !== false &&
      (types.length === 0 || article.actions.some((action) => types.includes(typeKey(action)))) &&
      words.every((word) => textOf(article).includes(word));
    return new Set(articles.filter(isFound).map(({ anchor }) => anchor));
  };
}

const typeKey = ({ organisationType }: Article['actions'][number]) => topicKey(organisationType ?? '');

// Only what marks can show: topics and organisation types have lists of their own.
const seenTexts = ({ title, analysis, actions }: Article) => [
  title,
  analysis,
  ...actions.flatMap(({ name, action, impact }) => [name, action, impact]),
];
