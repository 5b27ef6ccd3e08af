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
  ['a', { topic: 'Wind', number: ' 1/2' }],
  ['b', { topic: 'WIND', number: ' 2/2' }],
  ['c', { topic: 'Grid', number: ' 1/1' }],
  ['d', { topic: 'No topic', number: ' 1/1' }],
  ['gone', null],
])('R-1 the article %s stands at %s', (anchor, place) => {
  expect(topicPlace(articles, anchor)).toEqual(place);
});
