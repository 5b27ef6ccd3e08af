import { queryWords } from './queryWords';

test.each([
  ['  Wind  POWER wind ', ['wind', 'power']],
  ['Été', ['ete']],
  ['   ', []],
])('R-7 the words of %j are %j', (text, words) => {
  expect(queryWords(text)).toEqual(words);
});
