import { hostileReports } from './data/hostile/hostileReports.ts';
import { createSoundStore } from './data/plausible/createSoundStore.ts';
import { recentWorkdays } from './data/workdays.ts';
import type { ReportStore } from './data/ReportStore.ts';

export interface GenerateOptions {
  seed?: number;
  /** list items (in a hostile store: the valid ones, spread among the bad) */
  reports?: number;
  /** per report */
  articles?: number;
  /** dated versions per report, besides `latest` */
  history?: number;
  /** adds every case of bad data; the first report of the list holds the bad articles */
  hostile?: boolean;
  /** YYYYMMDD */
  today: string;
  imageBase: string;
}

/** Generates reports in any number, and hostile ones. The same seed gives the same data. */
export function generateReportStore({
  seed = 1,
  reports = 20,
  articles = 20,
  history = 12,
  hostile = false,
  today,
  imageBase,
}: GenerateOptions): ReportStore {
  const dates = recentWorkdays(today, history);
  const sound = createSoundStore({ seed, reports, articles, dates, today, imageBase });
  if (!hostile) return sound;

  const bad = hostileReports({
    today,
    imageBase,
    dates,
    soundArticles: (count) => sound.articles('hostile', count),
  });
  const badBySlug = new Map(bad.map((entry) => [entry.item['slug'], entry]));
  const store = {
    list: (): object[] =>
      spread<object>(
        bad.map(({ item }) => item),
        sound.list(),
      ),
    report: (slug: string, version: string): object | null => {
      const found = badBySlug.get(slug);
      if (!found) return sound.report(slug, version);
      const { item, report } = found;
      const known = version === 'latest' || dates.includes(version);
      return known ? { report: { ...item, ...report }, history: found.history } : null;
    },
    dates: (slug: string) => (badBySlug.has(slug) ? dates : sound.dates(slug)),
  };
  // Hostile data violates this type on purpose.
  return store as ReportStore;
}

/** Spreads the few evenly among the many, after the first of them. */
function spread<T>(many: T[], few: T[]) {
  const step = Math.max(1, Math.floor(many.length / (few.length + 1)));
  const mixed = many.flatMap((entry, index) => {
    const fewIndex = (index + 1) / step - 1;
    const next = few[fewIndex];
    return next && Number.isInteger(fewIndex) ? [entry, next] : [entry];
  });
  return [...mixed, ...few.slice(Math.floor(many.length / step))];
}
