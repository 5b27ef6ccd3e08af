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
  ['the company’s “plan”', 'the company\'s "plan"'],
  ['Energie\u00adversorgung', 'energieversorgung'],
  ['צה״ל', 'צה"ל'],
  ['می\u200cشود', 'میشود'],
  ['العـــربية', 'العربية'],
  ['YATIRIM', 'yatirim'],
  ['yatırım', 'yatirim'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['CO2\u2011frei', 'co2-frei'],
])('R-7 %s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
