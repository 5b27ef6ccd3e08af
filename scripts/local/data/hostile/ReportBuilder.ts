import { historyPaths } from '../historyPaths.ts';
import { withSeparator } from '../workdays.ts';
import type { Malformed } from './hostileArticle.ts';

export interface HostileReport {
  /** as in the list */
  item: Malformed;
  /** report fields beyond the item's */
  report: Malformed;
  history: unknown;
}

/** Valid data around the hostile data. */
export interface Surroundings {
  /** YYYYMMDD */
  today: string;
  imageBase: string;
  /** of the valid reports */
  dates: string[];
  soundArticles: (count: number) => object[];
}

export type ReportBuilder = ReturnType<typeof createReportBuilder>;

export function createReportBuilder({ today, imageBase, dates, soundArticles }: Surroundings) {
  return {
    /** Valid unless changed. */
    build: (
      name: string,
      changes: Malformed = {},
      reportChanges: Malformed = {},
      history: (slug: string) => unknown = (slug) => historyPaths(slug, dates),
    ): HostileReport => {
      const slug = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 60);
      const item: Malformed = {
        name,
        slug,
        tag: 'Hostile',
        image: `${imageBase}/renewable-energy.svg`,
        last_modified: `${withSeparator(today, '-')}T05:40:00Z`,
        summary: { actions_summary: `The summary of ${name.slice(0, 80)}.` },
        ...changes,
      };
      return {
        item,
        report: { articles: soundArticles(3), ...reportChanges },
        history: history(String(item['slug'])),
      };
    },
    /** Valid articles around the bad ones: they must survive. */
    mixed: (bad: unknown[]) => {
      const good = soundArticles(Math.ceil(bad.length / 4));
      return bad.flatMap((entry, index) => (index % 4 === 0 ? [entry, good[index / 4]] : [entry]));
    },
  };
}
