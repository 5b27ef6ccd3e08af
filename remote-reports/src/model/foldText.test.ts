import { foldText } from './foldText';

test.each([
  ['Energie-Überschuss', 'energie-uberschuss'],
  ['Électricité', 'electricite'],
  ['e\u0301', 'e'],
  ['İstanbul', 'istanbul'],
  ['ﬁeld', 'field'],
  ['Łódź', 'łodz'],
  ['ΥΠΟΥΡΓΌΣ', 'υπουργοσ'],
  ['υπουργός', 'υπουργοσ'],
  ['שָׁלוֹם', 'שלום'],
  ['مُحَمَّد', 'محمد'],
  ['มือ', 'มือ'],
  ['कूड़ा', 'कूड़ा'],
  ['ガス', 'ガス'],
  ['ｶﾞｽ', 'ガス'],
  ['각국', '각국'],
])('R-7 %s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
