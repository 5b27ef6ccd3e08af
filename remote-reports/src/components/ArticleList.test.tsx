import { createTestStore, markupAt } from '@portal/shared/testing';
import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { ArticleList } from './ArticleList';

/** How many articles the first draw of a report has. */
function drawnFirst(count: number, url?: string): number {
  const articles = Array.from({ length: count }, (_, index) =>
    sampleArticle({ article_id: `a${String(index)}` }),
  );
  const list = (
    <ArticleList
      articles={toReport(sampleAnswer({ articles }), 'energy').articles}
      reportPath="/reports/energy"
      view={null}
      returns={0}
      onLost={jest.fn()}
    />
  );
  return markupAt(list, createTestStore(), url).split('<article').length - 1;
}

test.each([2, 3, 20, 2000])('B-39 of %i articles no more than three are drawn before the others', (count) => {
  expect(drawnFirst(count)).toBe(Math.min(count, 3));
});

test.each([
  [20, 20],
  [21, 3],
])('B-39, R-1 whoever is led to one of %i articles by its address begins with %i', (count, drawn) => {
  expect(drawnFirst(count, '/reports/energy#a-a19')).toBe(drawn);
});

test.each([
  [20, 20],
  [21, 3],
])('B-39, R-21 whoever comes back to a place among %i articles begins with %i', (count, drawn) => {
  document.documentElement.toggleAttribute('data-place-kept', true);
  try {
    expect(drawnFirst(count)).toBe(drawn);
  } finally {
    document.documentElement.removeAttribute('data-place-kept');
  }
});
