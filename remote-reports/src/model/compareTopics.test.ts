import { compareTopics } from './compareTopics';

test('S-33 topics come Z to A whatever their case, none last', () => {
  const topics = [null, 'apple', 'Zinc', 'Éclair', 'banana', 'zebra', 'echo'];
  expect(topics.sort(compareTopics)).toEqual(['Zinc', 'zebra', 'Éclair', 'echo', 'banana', 'apple', null]);
});
