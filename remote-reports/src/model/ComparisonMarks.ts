/** The articles of a report that an older one has not. */
export interface ComparisonMarks {
  /** Names the older report, as in its path. */
  date: string;
  /** Marks them. */
  label: string;
  /** Their anchors. */
  added: ReadonlySet<string>;
}
