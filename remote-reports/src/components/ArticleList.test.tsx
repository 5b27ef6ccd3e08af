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

// The window is 768 px high.
test.each([
  [20, '10', 20],
  [21, '10', 4],
  [2000, '3000', 16],
])('B-39, R-21 whoever comes back to one of %i articles, at %s px, begins with %i', (count, place, drawn) => {
  document.documentElement.dataset['placeKept'] = place;
  try {
    expect(drawnFirst(count)).toBe(drawn);
  } finally {
    delete document.documentElement.dataset['placeKept'];
  }
});
