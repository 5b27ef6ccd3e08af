import type { Article } from '@portal/shared';
import { topicGroups } from './topicGroups';

const article = (anchor: string, topic: string | null): Article => ({
  anchor,
  topic,
  title: 'Title',
  link: null,
  analysis: null,
  actions: [],
});

test('R-1, B-17 articles are counted by topic, whatever its case, each named as its first article has it', () => {
  expect(topicGroups([article('a', 'Grid'), article('b', 'GRID'), article('c', null)])).toEqual([
    { topic: 'Grid', anchor: 'a', count: 2 },
    { topic: null, anchor: 'c', count: 1 },
  ]);
});

test('B-15 a topic may be called __proto__ or constructor', () => {
  const groups = topicGroups([
    article('a', '__proto__'),
    article('b', 'constructor'),
    article('c', '__proto__'),
  ]);
  expect(groups.map(({ topic, count }) => [topic, count])).toEqual([
    ['__proto__', 2],
    ['constructor', 1],
  ]);
});
