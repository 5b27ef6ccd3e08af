/**
 * Reports in any number, and reports of the worst kind. The same seed gives the same data.
 */
import { hostileReports } from './data/generated/hostileReports.mjs';
import {
  plausibleArticle,
  plausibleSummary,
  regions,
  sectors,
  tags,
} from './data/generated/plausibleTexts.mjs';
import { createRandom } from './data/generated/random.mjs';
import { historyPaths, recentWorkdays, withSeparator } from './reports.mjs';

export { hostileListAnswers, hostileReportAnswers } from './data/generated/hostileAnswers.mjs';

/**
 * @typedef {import('./reports.mjs').ListItem} ListItem
 * @typedef {import('./reports.mjs').ReportAnswer} ReportAnswer
 * @typedef {import('./reports.mjs').ReportStore} ReportStore
 *
 * @typedef {object} GenerateOptions
 * @property {number} [seed]
 * @property {number} [reports] List items (in a hostile store: the sound ones, spread among the bad).
 * @property {number} [articles] In each report.
 * @property {number} [history] Dated versions of each report; `latest` comes on top.
 * @property {boolean} [hostile] Adds every case of bad data that a list or a report can hold. The first of the list
 *   then holds the bad articles. Its type is a lie: that is the point.
 * @property {string} today YYYYMMDD
 * @property {string} imageBase
 */

const images = ['renewable-energy', 'pharma-health', 'semiconductors', 'retail-consumer', 'aviation-travel'];

/**
 * @param {GenerateOptions} options
 * @returns {ReportStore}
 */
export function generateReportStore(options) {
  const { hostile = false, today, imageBase, history = 12 } = options;
  const dates = recentWorkdays(today, history);
  const sound = createSoundStore(options, dates);
  if (!hostile) return sound;

  const bad = hostileReports({
    today,
    imageBase,
    dates,
    goodArticles: (count) => sound.articles('hostile', count),
  });
  const badBySlug = new Map(bad.map((entry) => [entry.item.slug, entry]));
  return {
    list: () =>
      spread(
        bad.map(({ item }) => /** @type {any} */ (item)),
        sound.list(),
      ),
    report(slug, version) {
      const found = badBySlug.get(slug);
      if (!found) return sound.report(slug, version);
      const { item, report } = found;
      const known = version === 'latest' || dates.includes(version);
      return known ? /** @type {any} */ ({ report: { ...item, ...report }, history: found.history }) : null;
    },
    dates: (slug) => (badBySlug.has(slug) ? dates : sound.dates(slug)),
  };
}

/**
 * Makes each answer when it is asked for: half a thousand reports of two thousand articles would fill the memory.
 *
 * @param {GenerateOptions} options
 * @param {string[]} dates
 */
function createSoundStore({ seed = 1, reports = 20, articles = 20, today, imageBase }, dates) {
  const heads = Array.from({ length: reports }, (_, index) => soundHead(index));
  const bySlug = new Map(heads.map((head) => [head.slug, head]));

  /** @param {number} index @returns {ListItem} */
  function soundHead(index) {
    const random = createRandom(`${seed}/report/${index}`);
    const sector = sectors[index % sectors.length];
    const region = regions[Math.floor(index / sectors.length) % regions.length];
    const round = Math.floor(index / (sectors.length * regions.length));
    const name = `${sector} ${region}${round ? ` ${round + 1}` : ''}`;
    return {
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      tag: random.pick(tags),
      image: `${imageBase}/${images[index % images.length]}.svg`,
      last_modified: `${withSeparator(today, '-')}T05:${random.between(10, 59)}:00Z`,
      summary: { actions_summary: plausibleSummary(random) },
    };
  }

  /** @param {string} key @param {number} count */
  function makeArticles(key, count) {
    const random = createRandom(`${seed}/articles/${key}`);
    const prefix = key.replace(/[^a-z0-9]+/g, '-');
    return Array.from({ length: count }, (_, index) => plausibleArticle(random, `${prefix}-${index + 1}`));
  }

  return {
    articles: makeArticles,
    list: () => heads,
    /** @param {string} slug @param {string} version @returns {ReportAnswer | null} */
    report(slug, version) {
      const head = bySlug.get(slug);
      const date = version === 'latest' ? dates[0] : version;
      if (!head || !date || !dates.includes(date)) return null;
      return {
        report: {
          ...head,
          last_modified: `${withSeparator(date, '-')}${head.last_modified.slice(10)}`,
          articles: makeArticles(`${slug}/${date}`, articles),
        },
        history: historyPaths(slug, dates),
      };
    },
    /** @param {string} slug */
    dates: (slug) => (bySlug.has(slug) ? dates : null),
  };
}

/**
 * Spreads the few evenly among the many, after the first of them.
 *
 * @template T
 * @param {T[]} many
 * @param {T[]} few
 */
function spread(many, few) {
  const step = Math.max(1, Math.floor(many.length / (few.length + 1)));
  const mixed = many.flatMap((entry, index) => {
    const place = (index + 1) / step - 1;
    const next = few[place];
    return next && Number.isInteger(place) ? [entry, next] : [entry];
  });
  return [...mixed, ...few.slice(Math.floor(many.length / step))];
}
