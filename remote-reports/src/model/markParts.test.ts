import { foldText } from './foldText';
import { markParts } from './markParts';

const marked = (text: string, ...words: string[]) =>
  markParts(text, words)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Wind and wind power', ['wind'], '[Wind] and [wind] power'],
  ['Wind power', ['win', 'ind'], '[Wind] power'],
  ['Wind power', ['wind', 'power'], '[Wind] [power]'],
  ['Un été chaud', ['ete'], 'Un [été] chaud'],
  ['cafe\u0301s', ['cafe'], '[cafe\u0301]s'],
  ['ﬁeld', ['fi'], '[ﬁ]eld'],
  ['a 🌬 wind', ['wind'], 'a 🌬 [wind]'],
  ['none', ['wind'], 'none'],
  ['none', [], 'none'],
  ['', ['wind'], ''],
])('R-7 in %j the hits of %j are marked', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

test.each([
  ['Ο ΥΠΟΥΡΓΟΣ', 'υπουργός', 'Ο [ΥΠΟΥΡΓΟΣ]'],
  ['Ο υπουργός', 'ΥΠΟΥΡΓΟΣ', 'Ο [υπουργός]'],
  ['都市ガス料金', 'ガス', '都市[ガス]料金'],
  ['都市ｶﾞｽ料金', 'ガス', '都市[ｶﾞｽ]料金'],
  ['가스 요금', '가스', '[가스] 요금'],
  ['สองมือ', 'มือ', 'สอง[มือ]'],
])('R-7 in %j what is found by %j is marked', (text, word, expected) => {
  const folded = foldText(word);
  expect(foldText(text)).toContain(folded);
  expect(marked(text, folded)).toBe(expected);
});
