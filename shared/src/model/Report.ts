import type { CalendarDay, ModifiedDate } from './ModifiedDate';

/** One dated report, already reduced to what may be shown (S-59 to S-61). */
export interface Report {
  slug: string;
  name: string;
  modified: ModifiedDate | null;
  summary: string | null;
  /** Readable articles only, topics Z to A (S-33, S-34). */
  articles: Article[];
  /** Newest first, without `latest` (S-41, S-42). */
  history: HistoryEntry[];
}

export interface Article {
  /** Unique on the page and stable from day to day: the part of the address after `#a-`. */
  anchor: string;
  /** Its id, where the anchor is another one, because an article before it has that. */
  sharedId?: string;
  title: string;
  topic: string | null;
  /** Only an absolute http or https address without credentials. */
  link: ArticleLink | null;
  analysis: string | null;
  actions: Action[];
}

export interface ArticleLink {
  href: string;
  host: string;
}

export interface Action {
  name: string | null;
  organisationType: string | null;
  action: string | null;
  impact: string | null;
}

export interface HistoryEntry {
  /** As in the path, `20240102`: it names the version. */
  date: string;
  /** The calendar day; null where the text is none. */
  day: CalendarDay | null;
}
