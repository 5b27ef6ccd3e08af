import { existsSync, readFileSync, statSync } from 'node:fs';
import { createReportStore } from './createReportStore.ts';
import { readReportFiles } from './data/ReportFile.ts';
import { recentWorkdays } from './data/workdays.ts';
import type { ReportStore } from './data/ReportStore.ts';

const imageBase = 'http://localhost:4000/images';
const files = readReportFiles();

function hasFortyToEightyWords(text: string) {
  const count = text.split(/\s+/).filter(Boolean).length;
  return count >= 40 && count <= 80;
}

const createStore = (today: string = '20261123') => createReportStore({ today, imageBase });

/** Every edition of every report. */
function everyEdition(store: ReportStore = createStore()) {
  return store.list().flatMap(({ slug }) =>
    (store.dates(slug) ?? []).map((date) => {
      const answer = store.report(slug, date);
      if (!answer) throw new Error(`${slug} has no edition ${date}, which it names.`);
      return { label: `${slug} ${date}`, date, ...answer };
    }),
  );
}

test('S-58 there are at least nine reports, each with its own slug, name and illustration', () => {
  const list = createStore().list();
  expect(list.length).toBeGreaterThanOrEqual(9);
  for (const field of ['slug', 'name', 'tag'] as const) {
    expect([field, new Set(list.map((item) => item[field])).size]).toEqual([field, list.length]);
  }
  for (const item of list) {
    expect([item.slug, Object.keys(item).sort()]).toEqual([
      item.slug,
      ['image', 'last_modified', 'name', 'slug', 'summary', 'tag'],
    ]);
  }
});

test('B-1 one report has no image; the others have a small drawing that holds no script', () => {
  const images = createStore()
    .list()
    .map((item) => item.image);
  expect(images.filter((image) => image === null).length).toBe(1);
  for (const image of images) {
    if (!image) continue;
    expect([image, image.startsWith(`${imageBase}/`)]).toEqual([image, true]);
    const file = new URL(`./data/images/${image.slice(imageBase.length + 1)}`, import.meta.url);
    expect([image, existsSync(file)]).toEqual([image, true]);
    expect([image, statSync(file).size < 8000]).toEqual([image, true]);
    const drawing = readFileSync(file, 'utf8');
    expect(drawing).toMatch(/viewBox="0 0 1280 720"/);
    expect(drawing).not.toMatch(/<script|<text|\son\w+=|href="(?!#)/);
  }
});

test('the newest edition is dated today, on a weekend too', () => {
  for (const today of ['20261123', '20261121', '20261122', '20240101']) {
    const store = createStore(today);
    for (const { slug, last_modified } of store.list()) {
      expect(store.dates(slug)?.[0]).toBe(today);
      expect(last_modified.slice(0, 10).replaceAll('-', '')).toBe(today);
      expect(store.report(slug, 'latest')).toStrictEqual(store.report(slug, today));
    }
  }
});

test('older editions fall on working days', () => {
  expect(recentWorkdays('20261123', 3)).toStrictEqual(['20261123', '20261120', '20261119']);
  expect(recentWorkdays('20261122', 2)).toStrictEqual(['20261122', '20261120']);
  expect(recentWorkdays('20240304', 3)).toStrictEqual(['20240304', '20240301', '20240229']);
  expect(() => recentWorkdays('2026-11-23', 1)).toThrow(/YYYYMMDD/);
  const store = createStore('20261122');
  for (const { slug } of store.list()) {
    for (const date of (store.dates(slug) ?? []).slice(1)) {
      const day = new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`).getUTCDay();
      expect([date, day >= 1 && day <= 5]).toEqual([date, true]);
    }
  }
});

test('S-41 every report has ten or more dated editions, and one has enough for several months', () => {
  const store = createStore();
  const counts = store.list().map(({ slug }) => store.dates(slug)?.length ?? 0);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(60);
});

test('S-59 the history names latest and every dated edition, in no order to rely on', () => {
  const store = createStore();
  for (const { slug } of store.list()) {
    const dates = store.dates(slug) ?? [];
    const history = store.report(slug, 'latest')?.history ?? [];
    const expected = ['latest', ...dates].map((version) => `reports/${slug}/${version}/report.json`);
    expect([...history].sort()).toStrictEqual([...expected].sort());
    expect(history).not.toStrictEqual([...history].sort());
    expect(history).not.toStrictEqual([...history].sort().reverse());
    expect(history.indexOf(`reports/${slug}/latest/report.json`)).not.toBe(0);
  }
});

test('S-34 every edition has eight to thirty articles, some of them not to be shown', () => {
  const wrong = everyEdition().filter(({ report: { articles } }) => {
    const readable = articles.filter((article) => article.analysis.article_readable === 'True');
    return articles.length > 30 || readable.length < 8 || readable.length === articles.length;
  });
  expect(wrong.map(({ label }) => label)).toEqual([]);
});

test('S-60 article ids are unique in an edition and stay the same from day to day', () => {
  for (const { label, report } of everyEdition()) {
    const ids = report.articles.map((article) => article.article_id);
    expect([label, new Set(ids).size]).toEqual([label, ids.length]);
    expect(ids.filter((id) => !id.startsWith(`${report.slug}-`))).toEqual([]);
  }
});

test('S-37 every link leads to a reserved domain and is dated no later than its edition', () => {
  for (const { date, report } of everyEdition()) {
    for (const { news_result } of report.articles) {
      const { protocol, hostname, pathname } = new URL(news_result.link);
      expect(protocol).toBe('https:');
      expect(hostname).toMatch(/^www\.[a-z-]+\.example$/);
      expect(pathname).toMatch(/^\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9-]+$/);
      const dated = pathname.slice(1, 11).replaceAll('/', '');
      expect([pathname, dated <= date]).toEqual([pathname, true]);
    }
  }
});

test('S-32 every edition has a summary of its own', () => {
  const summaries = everyEdition().map(({ report }) => report.summary.actions_summary);
  expect(new Set(summaries).size).toBe(summaries.length);
  expect(summaries.filter((summary) => !hasFortyToEightyWords(summary))).toEqual([]);
});

test('S-36 a report has four to eight topics', () => {
  for (const { slug, stories } of files) {
    const topics = new Set(stories.map((story) => story.topic));
    expect([slug, topics.size >= 4 && topics.size <= 8]).toEqual([slug, true]);
  }
});

test('S-38 an analysis that is shown has forty to eighty words', () => {
  const shown = files.flatMap(({ stories }) => stories.filter(({ readable }) => readable));
  expect(shown.filter(({ analysis }) => !hasFortyToEightyWords(analysis)).map(({ id }) => id)).toEqual([]);
});

test('S-40 most articles have one to three actions, some have none', () => {
  const orgTypes = new Set();
  for (const { slug, stories } of files) {
    const counts = stories.filter((story) => story.readable).map((story) => story.actions.length);
    const most = counts.filter(Boolean).length > counts.length * 0.75;
    expect([slug, Math.max(...counts) <= 3, most]).toEqual([slug, true, true]);
    for (const action of stories.flatMap((story) => story.actions)) {
      expect(Object.keys(action)).toEqual(['name', 'org_type', 'action', 'impact']);
      for (const text of Object.values(action)) expect(text).toMatch(/\S/);
      orgTypes.add(action.org_type);
    }
  }
  const shown = files.flatMap(({ stories }) => stories.filter(({ readable }) => readable));
  expect(shown.some(({ actions }) => actions.length === 0)).toBe(true);
  expect([...orgTypes].sort()).toEqual([
    'Company',
    'Competitor',
    'Customer group',
    'Investor',
    'NGO',
    'Regulator',
    'Supplier',
  ]);
});

test('a story runs for one to eight working days, except in the report with the long history', () => {
  for (const { slug, editions, stories } of files) {
    const wrong = stories.filter(({ workdaysAgo }) => {
      const days = workdaysAgo.from - workdaysAgo.to + 1;
      return days < 1 || (days > 8 && editions.length < 60);
    });
    expect([slug, wrong]).toEqual([slug, []]);
  }
});

const hardTitles: [text: string, pattern: RegExp][] = [
  ['very long', /.{201}/su],
  ['Arabic', /^\p{Script=Arabic}/u],
  ['Hebrew', /^\p{Script=Hebrew}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['with an emoji', /\p{Extended_Pictographic}/u],
  ['with accents', /Béranger/],
];

test('the samples hold honest hard cases', () => {
  const titles = files.flatMap((file) => file.stories.map((story) => story.title));
  const missing = hardTitles.filter(([, pattern]) => !titles.some((title) => pattern.test(title)));
  expect(missing).toEqual([]);
  const analyses = files.flatMap((file) => file.stories.map((story) => story.analysis));
  expect(analyses.filter((analysis) => analysis.includes('\n\n'))).not.toEqual([]);
});

test('B-45 an unknown report or version has no answer', () => {
  const store = createStore();
  const [{ slug } = { slug: '' }] = store.list();
  for (const version of ['20010101', '../../user', '', 'LATEST', '__proto__', '20241345']) {
    expect([version, store.report(slug, version)]).toEqual([version, null]);
  }
  for (const unknown of ['', '__proto__', 'constructor', `${slug}/`]) {
    expect(store.report(unknown, 'latest')).toBe(null);
    expect(store.dates(unknown)).toBe(null);
  }
});
