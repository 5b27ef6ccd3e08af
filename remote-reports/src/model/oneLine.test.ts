import { oneLine } from './oneLine';

test.each([
  ['  Rotterdam\r\nstores\theat ', 'Rotterdam  stores heat'],
  ['a\u2028b\u2029c', 'a b c'],
  ['\u202egnp.exe\u202c', 'gnp.exe'],
  ['חברת "אלביט"\u200f, דיווחה', 'חברת "אלביט", דיווחה'],
  ['សូម\u200bអរគុណ', 'សូមអរគុណ'],
  ['half \ud83d of an emoji, and a whole 😀', 'half \ufffd of an emoji, and a whole 😀'],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
