import { historyPaths } from './data/historyPaths.ts';
import { readReportFiles, type Edition, type ReportFile, type Story } from './data/ReportFile.ts';
import { recentWorkdays, withSeparator } from './data/workdays.ts';
import type { Article, ListItem, ReportAnswer, ReportStore } from './data/ReportStore.ts';

/** The sample reports, dated back from `today` (YYYYMMDD) in working days: the newest edition is always today's. */
export function createReportStore({ today, imageBase }: { today: string; imageBase: string }): ReportStore {
  const bySlug = new Map(readReportFiles().map((file) => [file.slug, composeReport(file, today, imageBase)]));
  return {
    list: () => [...bySlug.values()].map((report) => report.item()),
    report: (slug, version) => bySlug.get(slug)?.answer(version) ?? null,
    dates: (slug) => bySlug.get(slug)?.dates ?? null,
  };
}

function composeReport(file: ReportFile, today: string, imageBase: string) {
  const calendar = recentWorkdays(today, 1 + oldestDay(file));
  const day = (workdaysAgo: number, separator: string) =>
    withSeparator(calendar[workdaysAgo] ?? today, separator);

  const head = ({ workdaysAgo, time, summary }: Edition): ListItem => ({
    name: file.name,
    slug: file.slug,
    tag: file.tag,
    image: file.image && `${imageBase}/${file.image}`,
    last_modified: `${day(workdaysAgo, '-')}T${time}`,
    summary: { actions_summary: summary },
  });

  const article = ({ id, topic, title, link, workdaysAgo, readable, analysis, actions }: Story): Article => ({
    article_id: `${file.slug}-${id}`,
    topic: { alias: topic },
    news_result: { title, link: link.replace('{date}', day(workdaysAgo.from, '/')) },
    analysis: { summary: analysis, article_readable: readable ? 'True' : 'False' },
    actions,
  });

  const articles = ({ workdaysAgo }: Edition) =>
    file.stories
      .filter((story) => story.workdaysAgo.from >= workdaysAgo && story.workdaysAgo.to <= workdaysAgo)
      .map(article);

  const newestFirst = [...file.editions].sort((a, b) => a.workdaysAgo - b.workdaysAgo);
  const byDate = new Map(newestFirst.map((edition) => [day(edition.workdaysAgo, ''), edition]));
  const dates = [...byDate.keys()];
  const [newest] = newestFirst;
  if (!newest) throw new Error(`${file.slug} has no edition`);

  return {
    dates,
    item: () => head(newest),
    answer(version: string): ReportAnswer | null {
      const edition = version === 'latest' ? newest : byDate.get(version);
      if (!edition) return null;
      return {
        report: { ...head(edition), articles: articles(edition) },
        history: historyPaths(file.slug, dates),
      };
    },
  };
}

function oldestDay({ editions, stories }: ReportFile) {
  return Math.max(
    ...editions.map((edition) => edition.workdaysAgo),
    ...stories.map((story) => story.workdaysAgo.from),
  );
}
