/** Marks of the articles of a report, each by its anchor. */
export interface ArticleMarks {
  /** In no version that the reader has opened before. */
  fresh: ReadonlySet<string>;
  read: ReadonlySet<string>;
  /** Null while it is not known who the reader is. */
  setRead: ((anchor: string, isRead: boolean) => void) | null;
}
