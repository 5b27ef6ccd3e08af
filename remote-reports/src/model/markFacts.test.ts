import type { Article } from '@portal/shared';
import { markFacts } from './markFacts';

const articles: Article[] = ['a', 'b', 'c'].map((anchor) => ({
  anchor,
  title: anchor,
  topic: null,
  link: null,
  analysis: null,
  actions: [],
}));

const factsOf = (fresh: string[], read: string[]) =>
  markFacts(articles, { fresh: new Set(fresh), read: new Set(read), setRead: null });

test('R-2, R-4, R-5 what is new and read is counted, of the articles that are shown', () => {
  expect(factsOf(['a', 'b', 'gone'], ['c'])).toEqual(['2 new', '1 read']);
  expect(factsOf([], ['gone'])).toEqual([]);
});
