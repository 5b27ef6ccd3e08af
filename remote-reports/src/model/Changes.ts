import type { Article } from '@portal/shared';

/** A report beside an older one: each article of either is in one of the three. */
export interface Changes {
  /** Anchors of the articles that the older report has not. */
  added: ReadonlySet<string>;
  /** Articles of the older report alone, in its order. */
  gone: Article[];
  /** Number of the articles that are in both. */
  kept: number;
}
