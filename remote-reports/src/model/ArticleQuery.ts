/** A choice of some of a report’s articles. */
export interface ArticleQuery {
  text: string;
  only: 'all' | 'new' | 'unread';
  /** Anchors of the articles that were new or unread when that was chosen; null for all. */
  among: ReadonlySet<string> | null;
  /** Keys of organisation types of which an article has an action. None chooses all articles. */
  types: readonly string[];
}
