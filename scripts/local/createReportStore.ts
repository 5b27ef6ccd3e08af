/**
 * The sample reports of the local API.
 *
 * The data files name no calendar dates: editions and stories count back in working days from `today`, so the
 * newest edition is always today's. A sample that is months old would look dead, and would hide every
 * "newer than your last visit" path of the portal.
 */
import { readdirSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ name: string, org_type: string, action: string, impact: string }} Action
 *
 * @typedef {object} Edition One dated report.
 * @property {number} workdaysAgo 0 is today (also when today is a weekend), 1 the last working day before, …
 * @property {string} time When it was built, such as "05:40:00Z".
 * @property {string} summary
 *
 * @typedef {object} Story One article, carried by every edition from `from` down to `to` working days ago.
 * @property {string} id
 * @property {string} topic
 * @property {string} title
 * @property {string} link `{date}` stands for the story's first day, such as 2026/11/18.
 * @property {{ from: number, to: number }} workdaysAgo
 * @property {boolean} readable Stories that are not readable are sent too; the portal leaves them out.
 * @property {string} analysis
 * @property {Action[]} actions
 *
 * @typedef {object} ReportFile
 * @property {string} slug
 * @property {number} position Place in the list.
 * @property {string} name
 * @property {string} tag
 * @property {string | null} image File name below data/images.
 * @property {Edition[]} editions
 * @property {Story[]} stories
 *
 * @typedef {object} ListItem
 * @property {string} name
 * @property {string} slug
 * @property {string} tag
 * @property {string | null} image
 * @property {string} last_modified
 * @property {{ actions_summary: string }} summary
 *
 * @typedef {object} Article
 * @property {string} article_id
 * @property {{ alias: string }} topic
 * @property {{ title: string, link: string }} news_result
 * @property {{ summary: string, article_readable: 'True' | 'False' }} analysis
 * @property {Action[]} actions
 *
 * @typedef {{ report: ListItem & { articles: Article[] }, history: string[] }} ReportAnswer
 *
 * @typedef {object} ReportStore
 * @property {() => ListItem[]} list
 * @property {(slug: string, version: string) => ReportAnswer | null} report Version: `latest` or YYYYMMDD.
 * @property {(slug: string) => string[] | null} dates YYYYMMDD, newest first.
 */

const reportsFolder = new URL('./data/reports/', import.meta.url);
const dayLength = 24 * 60 * 60 * 1000;

/** @returns {ReportFile[]} */
export function readReportFiles() {
  return readdirSync(reportsFolder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => /** @type {ReportFile} */ (JSON.parse(readFileSync(new URL(file, reportsFolder), 'utf8'))))
    .sort((a, b) => a.position - b.position);
}

/**
 * Counts in UTC, so that the dates do not depend on where the stack runs.
 *
 * @param {string} today YYYYMMDD
 * @param {number} count
 * @returns {string[]} YYYYMMDD: today (even on a weekend), then the working days before it.
 */
export function recentWorkdays(today, count) {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(today) ?? [];
  if (!day) throw new Error(`today must be YYYYMMDD, not "${today}"`);
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  /** @type {string[]} */
  const days = [];
  while (days.length < count) {
    const isWorkday = date.getUTCDay() !== 0 && date.getUTCDay() !== 6;
    if (isWorkday || days.length === 0) days.push(date.toISOString().slice(0, 10).replaceAll('-', ''));
    date.setTime(date.getTime() - dayLength);
  }
  return days;
}

/**
 * @param {string} date YYYYMMDD
 * @param {string} separator
 */
export function withSeparator(date, separator) {
  return [date.slice(0, 4), date.slice(4, 6), date.slice(6)].join(separator);
}

/**
 * Paths in no helpful order, with `latest` among them: readers of the API must not rely on its order.
 *
 * @param {string} slug
 * @param {string[]} dates newest first
 */
export function historyPaths(slug, dates) {
  const oddPlaces = dates.filter((_, index) => index % 2 === 1);
  const evenPlaces = dates.filter((_, index) => index % 2 === 0).reverse();
  return [...oddPlaces, 'latest', ...evenPlaces].map((version) => `reports/${slug}/${version}/report.json`);
}

/**
 * @param {ReportFile} file
 * @param {string} today
 * @param {string} imageBase
 */
function composeReport(file, today, imageBase) {
  const calendar = recentWorkdays(today, 1 + oldestDay(file));
  /** @param {number} workdaysAgo @param {string} separator */
  const day = (workdaysAgo, separator) => withSeparator(calendar[workdaysAgo] ?? today, separator);

  /** @param {Edition} edition @returns {ListItem} */
  const head = ({ workdaysAgo, time, summary }) => ({
    name: file.name,
    slug: file.slug,
    tag: file.tag,
    image: file.image && `${imageBase}/${file.image}`,
    last_modified: `${day(workdaysAgo, '-')}T${time}`,
    summary: { actions_summary: summary },
  });

  /** @param {Story} story @returns {Article} */
  const article = ({ id, topic, title, link, workdaysAgo, readable, analysis, actions }) => ({
    article_id: `${file.slug}-${id}`,
    topic: { alias: topic },
    news_result: { title, link: link.replace('{date}', day(workdaysAgo.from, '/')) },
    analysis: { summary: analysis, article_readable: readable ? 'True' : 'False' },
    actions,
  });

  /** @param {Edition} edition */
  const articles = ({ workdaysAgo }) =>
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
    /** @param {string} version @returns {ReportAnswer | null} */
    answer(version) {
      const edition = version === 'latest' ? newest : byDate.get(version);
      if (!edition) return null;
      return {
        report: { ...head(edition), articles: articles(edition) },
        history: historyPaths(file.slug, dates),
      };
    },
  };
}

/** @param {ReportFile} file */
function oldestDay({ editions, stories }) {
  return Math.max(
    ...editions.map((edition) => edition.workdaysAgo),
    ...stories.map((story) => story.workdaysAgo.from),
  );
}

/**
 * @param {{ today: string, imageBase: string }} options
 * @returns {ReportStore}
 */
export function createReportStore({ today, imageBase }) {
  const bySlug = new Map(readReportFiles().map((file) => [file.slug, composeReport(file, today, imageBase)]));
  return {
    list: () => [...bySlug.values()].map((report) => report.item()),
    report: (slug, version) => bySlug.get(slug)?.answer(version) ?? null,
    dates: (slug) => bySlug.get(slug)?.dates ?? null,
  };
}
