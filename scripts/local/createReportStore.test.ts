import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { createReportStore, readReportFiles, recentWorkdays } from './reports.mjs';

const imageBase = 'http://localhost:4000/images';
const files = readReportFiles();

/** @param {string} text */
const countWords = (text) => text.split(/\s+/).filter(Boolean).length;

/** @param {string} [today] */
const createStore = (today = '20261123') => createReportStore({ today, imageBase });

/** Every edition of every report. @param {import('./reports.mjs').ReportStore} [store] */
function everyEdition(store = createStore()) {
  return store.list().flatMap(({ slug }) =>
    (store.dates(slug) ?? []).map((date) => {
      const answer = store.report(slug, date);
      assert.ok(answer, `${slug} ${date}`);
      return { label: `${slug} ${date}`, date, ...answer };
    }),
  );
}

test('S-58 there are at least nine reports, each with its own slug, name and illustration', () => {
  const list = createStore().list();
  assert.ok(list.length >= 9);
  for (const field of /** @type {const} */ (['slug', 'name', 'tag'])) {
    assert.equal(new Set(list.map((item) => item[field])).size, list.length, field);
  }
  for (const item of list) {
    assert.deepEqual(
      Object.keys(item).sort(),
      ['image', 'last_modified', 'name', 'slug', 'summary', 'tag'],
      item.slug,
    );
  }
});

test('B-1 one report has no image; the others have a small drawing that holds no script', () => {
  const images = createStore()
    .list()
    .map((item) => item.image);
  assert.equal(images.filter((image) => image === null).length, 1);
  for (const image of images) {
    if (!image) continue;
    assert.ok(image.startsWith(`${imageBase}/`), image);
    const file = new URL(`./data/images/${image.slice(imageBase.length + 1)}`, import.meta.url);
    assert.ok(existsSync(file), image);
    assert.ok(statSync(file).size < 8000, image);
    const drawing = readFileSync(file, 'utf8');
    assert.match(drawing, /viewBox="0 0 1280 720"/);
    assert.doesNotMatch(drawing, /<script|<text|\son\w+=|href="(?!#)/, image);
  }
});

test('the newest edition is dated today, on a weekend too', () => {
  for (const today of ['20261123', '20261121', '20261122', '20240101']) {
    const store = createStore(today);
    for (const { slug, last_modified } of store.list()) {
      assert.equal(store.dates(slug)?.[0], today);
      assert.equal(last_modified.slice(0, 10).replaceAll('-', ''), today);
      assert.deepEqual(store.report(slug, 'latest'), store.report(slug, today));
    }
  }
});

test('older editions fall on working days', () => {
  assert.deepEqual(recentWorkdays('20261123', 3), ['20261123', '20261120', '20261119']);
  assert.deepEqual(recentWorkdays('20261122', 2), ['20261122', '20261120']);
  assert.deepEqual(recentWorkdays('20240304', 3), ['20240304', '20240301', '20240229']);
  assert.throws(() => recentWorkdays('2026-11-23', 1), /YYYYMMDD/);
  const store = createStore('20261122');
  for (const { slug } of store.list()) {
    for (const date of (store.dates(slug) ?? []).slice(1)) {
      const day = new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`).getUTCDay();
      assert.ok(day >= 1 && day <= 5, `${slug} ${date}`);
    }
  }
});

test('S-41 every report has ten or more dated editions, and one has enough for several months', () => {
  const store = createStore();
  const counts = store.list().map(({ slug }) => store.dates(slug)?.length ?? 0);
  assert.ok(Math.min(...counts) >= 10);
  assert.ok(Math.max(...counts) >= 60);
});

test('S-59 the history names latest and every dated edition, in no order to rely on', () => {
  const store = createStore();
  for (const { slug } of store.list()) {
    const dates = store.dates(slug) ?? [];
    const history = store.report(slug, 'latest')?.history ?? [];
    const expected = ['latest', ...dates].map((version) => `reports/${slug}/${version}/report.json`);
    assert.deepEqual([...history].sort(), [...expected].sort());
    assert.notDeepEqual(history, [...history].sort());
    assert.notDeepEqual(history, [...history].sort().reverse());
    assert.notEqual(history.indexOf(`reports/${slug}/latest/report.json`), 0);
  }
});

test('S-34 every edition has eight to thirty articles, some of them not to be shown', () => {
  for (const { label, report } of everyEdition()) {
    const readable = report.articles.filter((article) => article.analysis.article_readable === 'True');
    assert.ok(report.articles.length <= 30, label);
    assert.ok(readable.length >= 8, `${label}: ${readable.length} readable`);
    assert.ok(readable.length < report.articles.length, `${label}: none hidden`);
  }
});

test('S-60 article ids are unique in an edition and stay the same from day to day', () => {
  for (const { label, report } of everyEdition()) {
    assert.equal(
      new Set(report.articles.map((article) => article.article_id)).size,
      report.articles.length,
      label,
    );
    for (const { article_id } of report.articles)
      assert.ok(article_id.startsWith(`${report.slug}-`), article_id);
  }
});

test('S-37 every link leads to a reserved domain and is dated no later than its edition', () => {
  for (const { label, date, report } of everyEdition()) {
    for (const { news_result } of report.articles) {
      const { protocol, hostname, pathname } = new URL(news_result.link);
      assert.equal(protocol, 'https:');
      assert.match(hostname, /^www\.[a-z-]+\.example$/);
      const dated = /^\/(\d{4})\/(\d{2})\/(\d{2})\/[a-z0-9-]+$/.exec(pathname);
      assert.ok(dated, `${label}: ${pathname}`);
      assert.ok(dated.slice(1).join('') <= date, `${label}: ${pathname}`);
    }
  }
});

test('S-32 every edition has a summary of its own', () => {
  const summaries = everyEdition().map(({ report }) => report.summary.actions_summary);
  assert.equal(new Set(summaries).size, summaries.length);
  for (const summary of summaries) {
    assert.ok(countWords(summary) >= 40 && countWords(summary) <= 80, summary);
  }
});

test('S-36 a report has four to eight topics', () => {
  for (const { slug, stories } of files) {
    const topics = new Set(stories.map((story) => story.topic));
    assert.ok(topics.size >= 4 && topics.size <= 8, `${slug}: ${topics.size}`);
  }
});

test('S-38 an analysis that is shown has forty to eighty words', () => {
  for (const { slug, stories } of files) {
    for (const { id, readable, analysis } of stories) {
      if (!readable) continue;
      assert.ok(countWords(analysis) >= 40 && countWords(analysis) <= 80, `${slug} ${id}`);
    }
  }
});

test('S-40 most articles have one to three actions, some have none', () => {
  const orgTypes = new Set();
  for (const { slug, stories } of files) {
    const counts = stories.filter((story) => story.readable).map((story) => story.actions.length);
    assert.ok(Math.max(...counts) <= 3, slug);
    assert.ok(counts.filter(Boolean).length > counts.length * 0.75, slug);
    for (const action of stories.flatMap((story) => story.actions)) {
      assert.deepEqual(Object.keys(action), ['name', 'org_type', 'action', 'impact']);
      for (const text of Object.values(action)) assert.ok(text.trim(), slug);
      orgTypes.add(action.org_type);
    }
  }
  assert.ok(files.some((file) => file.stories.some((story) => story.readable && !story.actions.length)));
  assert.deepEqual([...orgTypes].sort(), [
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
    for (const { id, workdaysAgo } of stories) {
      const days = workdaysAgo.from - workdaysAgo.to + 1;
      assert.ok(days >= 1 && (days <= 8 || editions.length >= 60), `${slug} ${id}: ${days}`);
    }
  }
});

test('the samples hold honest hard cases', () => {
  const titles = files.flatMap((file) => file.stories.map((story) => story.title));
  const analyses = files.flatMap((file) => file.stories.map((story) => story.analysis));
  assert.ok(
    titles.some((title) => title.length > 200),
    'long title',
  );
  assert.ok(
    titles.some((title) => /^\p{Script=Arabic}/u.test(title)),
    'Arabic title',
  );
  assert.ok(
    titles.some((title) => /^\p{Script=Hebrew}/u.test(title)),
    'Hebrew title',
  );
  assert.ok(
    titles.some((title) => /\p{Script=Han}/u.test(title)),
    'Chinese characters',
  );
  assert.ok(
    titles.some((title) => /\p{Extended_Pictographic}/u.test(title)),
    'emoji',
  );
  assert.ok(
    titles.some((title) => /Béranger/.test(title)),
    'accents',
  );
  assert.ok(
    analyses.some((analysis) => analysis.includes('\n\n')),
    'two paragraphs',
  );
});

test('B-45 an unknown report or version has no answer', () => {
  const store = createStore();
  const [{ slug } = { slug: '' }] = store.list();
  for (const version of ['20010101', '../../user', '', 'LATEST', '__proto__', '20241345']) {
    assert.equal(store.report(slug, version), null, version);
  }
  for (const unknown of ['', '__proto__', 'constructor', `${slug}/`]) {
    assert.equal(store.report(unknown, 'latest'), null);
    assert.equal(store.dates(unknown), null);
  }
});
