import type { Article } from '@portal/shared';
import { reportTexts } from '../texts/reportTexts';
import type { ArticleMarks } from './ArticleMarks';

/** `4 new`, `3 read`, of the articles that are shown; without what there is none of. */
export function markFacts(articles: Article[], { fresh, read }: ArticleMarks): string[] {
  const count = (marked: ReadonlySet<string>) => articles.filter(({ anchor }) => marked.has(anchor)).length;
  const counts: [number, (number: number) => string][] = [
    [count(fresh), reportTexts.newArticles],
    [count(read), reportTexts.readArticles],
  ];
  return counts.filter(([number]) => number > 0).map(([number, text]) => text(number));
}
