import { historyPaths } from '../historyPaths.ts';
import { withSeparator } from '../workdays.ts';
import type { Malformed } from './hostileArticle.ts';

export interface HostileReport {
  /** as it stands in the list */
  item: Malformed;
  /** the fields that the report has beyond the item */
  report: Malformed;
  history: unknown;
}

/** The sound data among which hostile data stands. */
export interface Surroundings {
  /** YYYYMMDD */
  today: string;
  imageBase: string;
  /** of the sound reports */
  dates: string[];
  soundArticles: (count: number) => object[];
}

export type ReportBuilder = ReturnType<typeof createReportBuilder>;

export function createReportBuilder({ today, imageBase, dates, soundArticles }: Surroundings) {
  return {
    /** @param changes to the item; the other two are those of a sound report unless given */
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
    /** Sound articles between the bad ones: they must survive. */
    mixed: (bad: unknown[]) => {
      const good = soundArticles(Math.ceil(bad.length / 4));
      return bad.flatMap((entry, index) => (index % 4 === 0 ? [entry, good[index / 4]] : [entry]));
    },
  };
}
