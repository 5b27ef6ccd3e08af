/**
 * One report for each way in which a list item, a report or its history can be wrong. Names start with the id of
 * the case, and so do the slugs wherever neither of the two is the bad field itself.
 */
import { historyPaths, recentWorkdays, withSeparator } from '../../reports.mjs';
import { hostileArticles } from './hostileArticles.mjs';
import * as texts from './hostileTexts.mjs';

/**
 * @typedef {import('./hostileArticles.mjs').Wrong} Wrong
 *
 * @typedef {object} HostileReport
 * @property {Wrong} item As the list has it.
 * @property {Wrong} report What the report has beyond the item.
 * @property {unknown} history
 *
 * @typedef {object} Surroundings What hostile data needs of the sound kind.
 * @property {string} today
 * @property {string} imageBase
 * @property {string[]} dates
 * @property {(count: number) => unknown[]} goodArticles
 */

/**
 * The first report holds every bad article: a stack in hostile mode shows it for any slug it does not know.
 *
 * @param {Surroundings} surroundings
 * @returns {HostileReport[]}
 */
export function hostileReports(surroundings) {
  const reports = createBuilder(surroundings);
  return [
    reports.build('B-4 to B-30 hostile articles', {}, { articles: reports.mixed(hostileArticles()) }),
    ...imageCases(reports, surroundings.imageBase),
    ...textCases(reports),
    ...dateCases(reports, surroundings.today),
    ...historyCases(reports, surroundings),
    ...articlesCases(reports, surroundings),
    ...slugCases(reports),
  ];
}

/** @typedef {ReturnType<typeof createBuilder>} Builder */

/** @param {Surroundings} surroundings */
function createBuilder({ today, imageBase, dates, goodArticles }) {
  const article = () => goodArticles(3);
  return {
    /**
     * @param {string} name
     * @param {Wrong} [changes] to the item
     * @param {Wrong} [reportChanges] to the report alone
     * @param {(slug: string) => unknown} [history]
     * @returns {HostileReport}
     */
    build(name, changes = {}, reportChanges = {}, history = (slug) => historyPaths(slug, dates)) {
      const slug = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 60);
      const item = {
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
        report: { articles: article(), ...reportChanges },
        history: history(String(item.slug)),
      };
    },
    /** Sound articles between the bad ones: they must survive. @param {unknown[]} bad */
    mixed: (bad) => {
      const good = goodArticles(Math.ceil(bad.length / 4));
      return bad.flatMap((entry, index) => (index % 4 === 0 ? [entry, good[index / 4]] : [entry]));
    },
  };
}

/** @param {Builder} reports @param {string} imageBase */
function imageCases({ build }, imageBase) {
  /** @type {[string, unknown][]} */
  const images = [
    ['B-1 image missing', undefined],
    ['B-1 image null', null],
    ['B-1 image empty', ''],
    ['B-1 image not found', `${imageBase}/not-found.svg`],
    ['B-1 image a number', 5],
    ['B-1 image an object', { url: `${imageBase}/retail-consumer.svg` }],
    ['B-1 image an array', [`${imageBase}/retail-consumer.svg`]],
    ['B-1 image that is a page', 'https://www.harbour-herald.example/'],
    ['B-2 image http', 'http://www.harbour-herald.example/image.png'],
    ['B-2 image javascript', 'javascript:window.hostile=1'],
    ['B-2 image data page', 'data:text/html,<script>window.hostile=1</script>'],
    [
      'B-2 image data drawing',
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    ['B-2 image relative', 'images/retail-consumer.svg'],
    ['B-2 image without a scheme', '//www.harbour-herald.example/image.png'],
    ['B-2 image that ends its attribute', 'x" onerror="window.hostile=1'],
    ['B-2 image that ends its style', 'https://www.harbour-herald.example/a);color:red;x:url(b'],
    ['B-3 image of 20,000 pixels', `${imageBase}/hostile-20000-pixels.svg`],
    ['B-3 image that hangs', 'https://192.0.2.1/image.png'],
  ];
  return images.map(([name, image]) => build(name, { image }));
}

/** @param {Builder} reports */
function textCases({ build }) {
  /** @type {[string, string][]} */
  const hostile = [
    ['B-4 long', texts.tenThousandCharacters],
    ['B-5 no space', texts.fiveThousandWithoutSpace],
    ['B-8', texts.rightToLeft],
    ['B-8 mixed', `${texts.hebrew} and English`],
    ['B-9 bidi', texts.bidiControls],
    ['B-9 invisible', texts.invisible],
    ['B-9 control', texts.controlCharacters],
    ['B-10 emoji', texts.emoji],
    ['B-10 combining', texts.combiningMarks],
    ['B-10 broken', texts.brokenEmoji],
    ['B-11 markup', texts.markup],
    ['B-11 templates', texts.templates],
    ['B-12 entities', texts.entities],
    ['B-12 line breaks', texts.lineBreaks],
    ['B-13 markdown', texts.markdown],
  ];
  /** @type {[string, unknown][]} */
  const notTexts = [
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['of spaces', '  '],
    ['a number', 42],
    ['an object', { text: 'no' }],
  ];
  return [
    ...hostile.map(([label, text]) =>
      build(`${label} ${text}`, { slug: slugOf(label), tag: text, summary: { actions_summary: text } }),
    ),
    ...notTexts.map(([label, name]) => build(`B-7 name ${label}`, { name })),
    ...notTexts.map(([label, tag]) => build(`B-14 tag ${label}`, { tag })),
    ...notTexts.map(([label, summary]) =>
      build(`B-20 summary text ${label}`, { summary: { actions_summary: summary } }),
    ),
    build('B-20 summary missing', { summary: undefined }),
    build('B-20 summary null', { summary: null }),
    build('B-20 summary a string', { summary: 'A string where an object was promised.' }),
  ];
}

/** @param {string} label */
function slugOf(label) {
  return `${label.toLowerCase().replaceAll(' ', '-')}-in-a-report`;
}

/** @param {Builder} reports @param {string} today */
function dateCases({ build }, today) {
  const milliseconds = Date.parse(`${withSeparator(today, '-')}T05:40:00Z`);
  /** @type {[string, unknown][]} */
  const dates = [
    ['B-31 date missing', undefined],
    ['B-31 date null', null],
    ['B-31 date empty', ''],
    ['B-31 date 2024-13-45', '2024-13-45'],
    ['B-31 date yesterday', 'yesterday'],
    ['B-31 date zero', 0],
    ['B-31 date in seconds', milliseconds / 1000],
    ['B-31 date in milliseconds', milliseconds],
    ['B-31 date in seconds as text', String(milliseconds / 1000)],
    ['B-31 date far out of range', 1e20],
    ['B-31 date negative', -1],
    ['B-31 date an object', { $date: milliseconds }],
    ['B-31 date an array', [2024, 1, 2]],
    ['B-31 date true', true],
    ['B-31 date without a time', withSeparator(today, '-')],
    ['B-31 date without a zone', `${withSeparator(today, '-')}T05:40:00`],
    ['B-31 date as in the history', today],
    ['B-31 date with 25 hours', '2024-01-02T25:61:00Z'],
    ['B-32 date 2024-02-30', '2024-02-30'],
    ['B-32 date 2024-02-30 with a time', '2024-02-30T05:40:00Z'],
    ['B-32 date 2023-02-29', '2023-02-29T05:40:00Z'],
    ['B-33 date in the far future', '2999-01-01T05:40:00Z'],
    ['B-33 date in the year 10000', '+010000-01-01T00:00:00Z'],
  ];
  return dates.map(([name, lastModified]) => build(name, { last_modified: lastModified }));
}

/** @param {Builder} reports @param {Surroundings} surroundings */
function historyCases({ build }, { today, dates }) {
  /** @param {string} name @param {(slug: string) => unknown} history */
  const remembering = (name, history) => build(name, {}, {}, history);
  /** Bad entries between good ones. @param {string} name @param {(slug: string) => unknown[]} bad */
  const mixed = (name, bad) => remembering(name, (slug) => [...bad(slug), ...historyPaths(slug, dates)]);
  /** @param {string} slug @param {string[]} versions */
  const paths = (slug, versions) => versions.map((version) => `reports/${slug}/${version}/report.json`);
  return [
    remembering('B-34 history missing', () => undefined),
    remembering('B-34 history null', () => null),
    remembering('B-34 history empty', () => []),
    remembering('B-34 history a string', (slug) => `reports/${slug}/${today}/report.json`),
    remembering('B-34 history an object', (slug) => ({
      0: `reports/${slug}/${today}/report.json`,
      length: 1,
    })),
    remembering('B-34 history of latest alone', (slug) => paths(slug, ['latest'])),
    mixed('B-35 entries that are no paths', () => [null, 20240102, {}, [], true]),
    mixed('B-35 entries without a date', () => [
      '',
      'report.json',
      '/',
      '//',
      '///',
      'a//report.json',
      ' / / ',
    ]),
    mixed('B-36 segments that are no dates', (slug) =>
      paths(slug, ['20241345', '20240230', '2024-01-02', 'latest2', '2024010', '202401021', '<b>', '%2E%2E']),
    ),
    mixed('B-36 digits of another script', (slug) => paths(slug, ['٢٠٢٤٠١٠٢'])),
    mixed('B-37 LATEST', (slug) => paths(slug, ['LATEST', 'Latest', ' latest', 'latest'])),
    mixed('B-37 duplicate dates', (slug) => paths(slug, [today, today, ...dates.slice(0, 3)])),
    mixed('B-37 paths of other forms', (slug) => [
      `${today}/report.json`,
      `/srv/data/reports/${slug}/${today}/report.json`,
      `reports/${slug}/${today}/`,
    ]),
    remembering('B-38 history of 3,000 dates', (slug) => historyPaths(slug, recentWorkdays(today, 3000))),
  ];
}

/** @param {Builder} reports @param {Surroundings} surroundings */
function articlesCases({ build }, { goodArticles }) {
  /** @param {string} name @param {() => unknown} articles */
  const containing = (name, articles) => {
    const built = build(name);
    // Made when asked for: 2,000 articles are not needed to answer the list.
    Object.defineProperty(built.report, 'articles', { enumerable: true, get: articles });
    return built;
  };
  return [
    containing('B-39 2,000 articles', () => goodArticles(2000)),
    containing('B-40 no articles', () => []),
    containing('B-40 articles missing', () => undefined),
    containing('B-40 articles null', () => null),
    containing('B-40 articles an object', () => ({ 0: goodArticles(1)[0] })),
    containing('B-40 no readable articles', () =>
      goodArticles(5).map((article) => ({
        .../** @type {Wrong} */ (article),
        analysis: { summary: 'B-40 must not be shown.', article_readable: 'False' },
      })),
    ),
  ];
}

/** @param {Builder} reports */
function slugCases({ build }) {
  const slugs = [
    'b-43/slash',
    'b-43?question=1&x=2',
    'b-43#hash',
    'b-43%percent',
    'b-43%2Fencoded%20slash',
    'b-43 space',
    'b-43+plus;semicolon:colon@at',
    'b-43\\backslash',
    'b-43"quote\'<tag>',
    'b-43-größe-日本語-🧼',
    'b-43-e\u0301',
    '..',
    '../b-43/../user',
    '.',
    '__proto__',
    'latest',
  ];
  return [
    build('B-42 slug missing', { slug: undefined }),
    build('B-42 slug null', { slug: null }),
    build('B-42 slug empty', { slug: '' }),
    build('B-42 slug of spaces', { slug: '   ' }),
    build('B-42 slug a number', { slug: 42 }),
    build('B-42 slug an object', { slug: { id: 'b-42' } }),
    ...slugs.map((slug) => build(`B-43 slug ${slug}`, { slug })),
    build('B-44 same slug, first', { slug: 'b-44-same-slug' }),
    build('B-44 same slug, second', { slug: 'b-44-same-slug' }),
  ];
}
