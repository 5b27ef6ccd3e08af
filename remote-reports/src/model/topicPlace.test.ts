import { toArticles } from '../api/toArticles';
import { sampleArticle } from '../testing/sampleArticle';
import { topicPlace } from './topicPlace';

const articles = toArticles(
  [
    ['a', 'Wind'],
    ['b', 'WIND'],
    ['c', 'Grid'],
    ['d', null],
  ].map(([article_id, alias]) => sampleArticle({ article_id, topic: { alias } })),
);

test.each([
  ['a', 'Wind 1/2'],
  ['b', 'WIND 2/2'],
  ['c', 'Grid 1/1'],
  ['d', 'No topic 1/1'],
  ['gone', null],
])('R-1 the article %s stands at %s', (anchor, place) => {
  expect(topicPlace(articles, anchor)).toBe(place);
});
