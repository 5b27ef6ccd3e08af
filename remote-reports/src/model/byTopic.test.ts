import { byTopic } from './byTopic';

const order = (...topics: (string | null)[]) =>
  byTopic(topics.map((topic, index) => ({ topic, index }))).map(({ topic, index }) => [topic, index]);

test('S-33 topics come Z to A whatever their case, articles without one last', () => {
  expect(order(null, 'apple', 'Zinc', 'Éclair', null)).toEqual([
    ['Zinc', 2],
    ['Éclair', 3],
    ['apple', 1],
    [null, 0],
    [null, 4],
  ]);
});

test('S-33 articles of one topic stay in the API’s order, also where its case differs', () => {
  expect(order('Energy', 'Grid', 'ENERGY', 'Energy')).toEqual([
    ['Grid', 1],
    ['Energy', 0],
    ['ENERGY', 2],
    ['Energy', 3],
  ]);
});

test('a topic of the name of a property is one like any other', () => {
  expect(order('__proto__', 'constructor', '__proto__')).toEqual([
    ['constructor', 1],
    ['__proto__', 0],
    ['__proto__', 2],
  ]);
});

test('thousands of articles are compared no more often than their topics', () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  byTopic(Array.from({ length: 2000 }, (_, index) => ({ topic: `Topic ${String(index % 10)}` })));
  expect(normalize.mock.calls.length).toBeLessThan(2200);
});
