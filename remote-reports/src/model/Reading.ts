/** A version of a report that the reader has opened. */
export interface Opening {
  /** Time of its modification or, where that is unknown, its name. */
  version: string;
  /** Time (ms) at which a version was opened first that has one of its articles. */
  at: number;
  /** Anchors of its articles that were in no version opened before. */
  anchors: string[];
}

/** Where a reader was in a report, with the words to name it. */
export interface ReadingPlace {
  version: string;
  /** Date in the address of this version; null where it is not known. */
  date: string | null;
  /** Anchor of the article. */
  anchor: string;
  name: string;
  title: string;
  /** Time (ms). */
  at: number;
}

/** The traces of one reader in one report. */
export interface ReportReading {
  slug: string;
  /** ISO time of the visit since which it is new and unopened. */
  since: string | null;
  /** The newest `last_modified` that was opened or marked as seen. */
  seen: string | null;
  /** In their order. */
  opened: Opening[];
  /** Anchors of articles that are marked as read. */
  read: string[];
  /** Until the reader has come to the end of it. */
  place?: ReadingPlace | undefined;
}

/** The traces of one reader in all reports, that of the last change last. */
export type Reading = ReportReading[];
