import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { placeIn } from './placeIn';

/** The title that is kept with the place in the third article, which has this one. */
function keptTitle(title: string): string | undefined {
  const articles = ['a', 'b', 'c'].map((id) => sampleArticle({ article_id: id, news_result: { title } }));
  const report = toReport(sampleAnswer({ articles }), 'energy');
  return placeIn(report, 'latest', report.articles[2]?.anchor ?? '', 0)?.title;
}

test('change 10 a title that is not too long is kept as it is', () => {
  expect(keptTitle('a'.repeat(200))).toBe('a'.repeat(200));
});

test.each([
  ['between letters', 'a'.repeat(201), 200],
  ['before an emoji', `${'a'.repeat(199)}😀`, 199],
  ['before a family of emoji', `${'a'.repeat(195)}👨‍👩‍👧‍👦`, 195],
  ['before a letter with its accent', `${'a'.repeat(199)}e\u0301`, 199],
  ['within its bounds before a letter with thousands of accents', `aaa${'\u0301'.repeat(5000)}`, 2],
])('change 10, B-10 one that is longer is cut %s, and says so', (_where, title, kept) => {
  expect(keptTitle(title)).toBe(`${'a'.repeat(kept)}…`);
});
