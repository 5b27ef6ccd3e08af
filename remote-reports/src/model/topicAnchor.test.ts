import { toArticles } from '../api/toArticles';
import { sampleArticle } from '../testing/sampleArticle';
import { topicAnchor } from './topicAnchor';

const articles = toArticles(
  [
    ['a', 'Wind'],
    ['b', 'WIND'],
    ['c', 'Grid'],
    ['d', null],
    ['e', null],
  ].map(([article_id, alias]) => sampleArticle({ article_id, topic: { alias } })),
);

test.each([
  ['a', 'a'],
  ['b', 'a'],
  ['c', 'c'],
  ['e', 'd'],
  ['gone', null],
  [null, null],
])('R-1, B-17 the topic of the article %s begins at %s', (anchor, first) => {
  expect(topicAnchor(articles, anchor)).toBe(first);
});
