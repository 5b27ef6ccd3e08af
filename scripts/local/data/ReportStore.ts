import type { Action } from './ReportFile.ts';

export interface ListItem {
  name: string;
  slug: string;
  tag: string;
  image: string | null;
  last_modified: string;
  summary: { actions_summary: string };
}

export interface Article {
  article_id: string;
  topic: { alias: string };
  news_result: { title: string; link: string };
  analysis: { summary: string; article_readable: 'True' | 'False' };
  actions: Action[];
}

export type ReportAnswer = { report: ListItem & { articles: Article[] }; history: string[] };

export interface ReportStore {
  list: () => ListItem[];
  /** `version`: `latest` or YYYYMMDD */
  report: (slug: string, version: string) => ReportAnswer | null;
  /** YYYYMMDD, newest first */
  dates: (slug: string) => string[] | null;
}
