import { compareTopics } from './compareTopics';

test('S-33 topics come Z to A whatever their case, those without a topic last', () => {
  const topics = [null, 'apple', 'Zinc', 'Éclair', 'banana', 'zebra', null, 'Apple', 'echo'];
  expect(topics.sort(compareTopics)).toEqual([
    'Zinc',
    'zebra',
    'Éclair',
    'echo',
    'banana',
    'apple',
    'Apple',
    null,
    null,
  ]);
});

test('S-33 the same topic in another case is a tie, which a stable sort leaves in the API’s order', () => {
  expect(compareTopics('Energy', 'ENERGY')).toBe(0);
});
