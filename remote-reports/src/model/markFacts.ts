import type { Article } from '@portal/shared';
import type { ArticleMarks } from './ArticleMarks';

/** `4 new`, `3 read`, of the articles that are shown; without what there is none of. */
export function markFacts(articles: Article[], { fresh, read }: ArticleMarks): string[] {
  const count = (marked: ReadonlySet<string>) => articles.filter(({ anchor }) => marked.has(anchor)).length;
  const counts: [number, string][] = [
    [count(fresh), 'new'],
    [count(read), 'read'],
  ];
  return counts
    .filter(([number]) => number > 0)
    .map(([number, mark]) => `${number.toLocaleString('en-US')} ${mark}`);
}
