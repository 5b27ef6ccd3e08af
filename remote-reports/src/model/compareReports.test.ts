import { createReportStore } from '@portal/scripts/local/createReportStore.ts';
import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { compareReports } from './compareReports';

const article = (article_id: unknown, link: string | null = null, title: string | null = null) =>
  sampleArticle({ article_id, news_result: { title, link } });
const reportOf = (articles: unknown[]) => toReport(sampleAnswer({ articles }), 'energy');

function compare(current: unknown[], older: unknown[]) {
  const { added, gone, kept } = compareReports(reportOf(current), reportOf(older));
  return { added: [...added], gone: gone.map(({ anchor }) => anchor), kept };
}

const a = article('a', 'https://ft.example/a', 'About a');
const b = article('b', 'https://ft.example/b', 'About b');
const c = article('c', 'https://ft.example/c', 'About c');

test('R-6 articles are added, gone or still here', () => {
  expect(compare([a, b], [b, c])).toEqual({ added: ['a'], gone: ['c'], kept: 1 });
});

test('R-6 their order does not count', () => {
  expect(compare([a, b, c], [c, a, b])).toEqual({ added: [], gone: [], kept: 3 });
});

test('R-6 an article that was renamed or has moved is still here', () => {
  const renamed = article('a', 'https://ft.example/a', 'About a, updated');
  const moved = article('b', 'https://elsewhere.example/b', 'About b');
  expect(compare([renamed, moved], [a, b])).toEqual({ added: [], gone: [], kept: 2 });
});

test('R-6 without the same id the link counts, and without links the title', () => {
  expect(compare([article('x', 'http://www.ft.example/a/?utm_source=m', 'Other')], [a]).kept).toBe(1);
  expect(compare([article('x', null, ' about  A')], [article('y', null, 'About a')]).kept).toBe(1);
});

test('R-6 a column that has the same title every day is another article each day', () => {
  const day = (date: string) => article(date, `https://ft.example/${date}`, 'Market wrap');
  expect(compare([day('2')], [day('1')])).toEqual({ added: ['2'], gone: ['1'], kept: 0 });
  expect(compare([article('x')], [article('y')])).toEqual({ added: ['x'], gone: ['y'], kept: 0 });
});

test('R-6 an article that comes to a second topic, or leaves one of two, is neither added nor gone', () => {
  expect(compare([a, a], [a])).toEqual({ added: [], gone: [], kept: 2 });
  expect(compare([a], [a, a])).toEqual({ added: [], gone: [], kept: 1 });
  expect(compare([a, a], [a, a])).toEqual({ added: [], gone: [], kept: 2 });
  expect(compare([b, b], [a, a])).toEqual({ added: ['b', 'b-2'], gone: ['a', 'a-2'], kept: 0 });
});

test('R-6 beside an empty report everything is new or gone', () => {
  expect(compare([a, b], [])).toEqual({ added: ['a', 'b'], gone: [], kept: 0 });
  expect(compare([], [a, b])).toEqual({ added: [], gone: ['a', 'b'], kept: 0 });
  expect(compare([], [])).toEqual({ added: [], gone: [], kept: 0 });
});

test('R-6 the counts of each sample report beside each of its older ones add up', () => {
  const store = createReportStore({ today: '20261120', imageBase: '' });
  const pairs = store.list().flatMap(({ slug }) => {
    const versions = (store.dates(slug) ?? []).map((date) => toReport(store.report(slug, date), slug));
    return versions.flatMap((report, index) =>
      versions.slice(index + 1).map((before) => [report, before] as const),
    );
  });
  expect(pairs.length).toBeGreaterThan(20);
  const wrong = pairs.filter(([report, before]) => {
    const { added, gone, kept } = compareReports(report, before);
    const ids = new Set(before.articles.map(({ anchor }) => anchor));
    const others = report.articles.flatMap(({ anchor }) => (ids.has(anchor) ? [] : anchor));
    return (
      added.size + kept !== report.articles.length ||
      gone.length + kept !== before.articles.length ||
      [...added].join() !== others.join()
    );
  });
  expect(wrong).toEqual([]);
});
