import { foldText } from './foldText';

test.each([
  ['Energie-Überschuss', 'energie-uberschuss'],
  ['Électricité', 'electricite'],
  ['e\u0301', 'e'],
  ['İstanbul', 'istanbul'],
  ['ﬁeld', 'field'],
  ['Łódź', 'łodz'],
])('R-7 %s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
