import { hostileListAnswers, hostileReportAnswers } from './data/hostile/hostileAnswers.ts';
import { generateReportStore, type GenerateOptions } from './generateReportStore.ts';
import type { ReportAnswer, ReportStore } from './data/ReportStore.ts';

const today = '20261123';
const imageBase = 'http://localhost:4000/images';

const generate = (options?: Partial<GenerateOptions>) =>
  generateReportStore({ seed: 7, today, imageBase, ...options });

function latestOf(store: ReportStore, slug: string) {
  const answer = store.report(slug, 'latest');
  if (!answer) throw new Error(`There is no report ${slug}.`);
  return answer;
}

/** All that a store can answer. */
const everything = (store: ReportStore) =>
  store.list().map((item) => [item, store.report(item.slug, 'latest')] as const);

test('the same seed gives the same data, another seed gives other data', () => {
  for (const hostile of [false, true]) {
    const options = { reports: 4, articles: 6, history: 5, hostile };
    expect(everything(generate(options))).toStrictEqual(everything(generate(options)));
    expect(everything(generate(options))).not.toStrictEqual(everything(generate({ ...options, seed: 8 })));
  }
});

test('an answer does not depend on what was asked before', () => {
  const options = { reports: 4, articles: 6, history: 5 };
  const [, , third] = generate(options).list();
  const store = generate(options);
  everything(store);
  const slug = third?.slug ?? '';
  expect(store.report(slug, 'latest')).not.toBeNull();
  expect(store.report(slug, 'latest')).toStrictEqual(generate(options).report(slug, 'latest'));
});

test('B-38, B-39 large data has the numbers asked for and is sound', () => {
  const store = generate({ reports: 600, articles: 2000, history: 3000 });
  const list = store.list();
  expect(list.length).toBe(600);
  expect(new Set(list.map((item) => item.slug)).size).toBe(600);
  expect(new Set(list.map((item) => item.name)).size).toBe(600);
  const [{ slug } = { slug: '' }] = list;
  const { report, history } = latestOf(store, slug);
  expect(report.articles.length).toBe(2000);
  expect(new Set(report.articles.map((article) => article.article_id)).size).toBe(2000);
  expect(history.length).toBe(3001);
  expect(new Set(history).size).toBe(3001);
  expect(history).toContain(`reports/${slug}/latest/report.json`);
  const dates = store.dates(slug) ?? [];
  expect(dates[0]).toBe(today);
  expect([...dates].sort().reverse()).toStrictEqual(dates);
  expect(store.report(slug, dates[2999] ?? '')?.report.articles.length).toBe(2000);
  expect(store.report(slug, '20261122')).toBe(null);
  expect(store.report('unknown', 'latest')).toBe(null);
});

test('generated articles link to reserved domains only', () => {
  const store = generate({ reports: 2, articles: 50 });
  for (const { slug } of store.list()) {
    for (const { news_result } of store.report(slug, 'latest')?.report.articles ?? []) {
      expect(new URL(news_result.link).hostname).toMatch(/\.example$/);
    }
  }
});

test('B-1 to B-46 every case that a list or a report can hold is there', () => {
  const found = new Set();
  const note = (value: unknown) => {
    const id = /^b-(\d+)\b/i.exec(String(value))?.[1];
    if (id) found.add(Number(id));
  };
  for (const [item, answer] of everything(generate({ reports: 3, hostile: true }))) {
    note(item.name);
    note(item.slug);
    for (const article of articlesOf(answer)) {
      note(article?.news_result?.title);
      note(article?.analysis?.summary);
    }
  }
  for (const { id } of [...hostileListAnswers, ...hostileReportAnswers]) note(id);
  const expected = Array.from({ length: 46 }, (_, index) => index + 1);
  // B-45 is an address, not an answer: the tests of the sample store cover it.
  expect(expected.filter((id) => !found.has(id))).toStrictEqual([45]);
});

test('a bad article names its case in the title, or in the analysis where the title is the bad field', () => {
  const store = generate({ hostile: true });
  const [first] = store.list();
  const articles = articlesOf(latestOf(store, first?.slug ?? ''));
  const sound = articles.filter((article) => String(article?.article_id).startsWith('hostile-'));
  const bad = articles.filter((article) => !sound.includes(article));
  expect(sound.length).toBeGreaterThan(20);
  expect(bad.length).toBeGreaterThan(80);
  for (const article of bad) {
    expect(`${String(article?.news_result?.title)} ${String(article?.analysis?.summary)}`).toMatch(/B-\d+ /);
  }
  const titles = bad.map((article) => article?.news_result?.title);
  expect(titles).toContain('B-21 javascript link');
  expect(titles.find((title) => String(title).startsWith('B-4 '))).toHaveLength(10_000);
});

test('a hostile list mixes sound reports with bad ones and survives the journey as JSON', () => {
  const store = generate({ reports: 12, hostile: true });
  const list = store.list();
  const soundPlaces = list.flatMap((item, index) => (item.tag === 'Hostile' ? [] : [index]));
  expect(soundPlaces.length).toBeGreaterThanOrEqual(12);
  expect(list.length).toBeGreaterThan(100);
  for (const [item, answer] of everything(store)) {
    expect(() => void JSON.parse(JSON.stringify([item, answer]))).not.toThrow();
  }
  expect(list.filter((item) => item.slug === 'b-44-same-slug').length).toBe(2);
});

test('B-38 to B-40 the sizes of the hostile reports are as named', () => {
  const store = generate({ hostile: true });
  const answer = (slug: string) => latestOf(store, slug);
  expect(answer('b-38-history-of-3-000-dates').history.length).toBe(3001);
  expect(answer('b-39-2-000-articles').report.articles.length).toBe(2000);
  expect(answer('b-40-no-articles').report.articles).toStrictEqual([]);
  const unreadable = answer('b-40-no-readable-articles').report.articles;
  expect(unreadable.length).toBeGreaterThan(0);
  expect(unreadable.every((article) => article.analysis.article_readable === 'False')).toBe(true);
});

test('B-41, B-46 a whole wrong answer says what it is and what it means', () => {
  for (const answers of [hostileListAnswers, hostileReportAnswers]) {
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    for (const { id, status, contentType, body, answer } of answers) {
      expect(id).toMatch(/^B-\d+ /);
      expect([200, 204]).toContain(status);
      expect(contentType).toMatch(/^\w+\/\w+/);
      if (answer !== undefined) expect(JSON.parse(body)).toStrictEqual(answer);
      if (id.startsWith('B-46')) expect(() => void JSON.parse(body)).toThrow(SyntaxError);
    }
  }
});

/** An article as it is sent: the types of the generated data are a lie. */
interface SentArticle {
  article_id?: unknown;
  news_result?: { title?: unknown } | null;
  analysis?: { summary?: unknown } | null;
}

function articlesOf(answer: ReportAnswer | null): (SentArticle | null)[] {
  const articles: unknown = answer?.report.articles;
  const sent: SentArticle[] = Array.isArray(articles) ? articles : [];
  return sent;
}
