import type { ReactNode } from 'react';
import type { ArticleQuery } from '../model/ArticleQuery';

/** Articles that a query chooses, for those who draw them. */
export interface ArticleView {
  query: ArticleQuery;
  /** Anchors of the articles that are shown; null for all. */
  shown: ReadonlySet<string> | null;
  /** Draws a text with its hits marked. */
  mark: (text: string) => ReactNode;
}
