import { parseTextStyle } from './parseTextStyle';

test.each([
  [null, 'standard', false],
  ['', 'standard', false],
  ['largest', 'largest', false],
  ['small compact', 'small', true],
  ['toString', 'standard', false],
  ['huge compact', 'standard', true],
])('change 12 of %j the text is %s, compact: %s', (kept, size, isCompact) => {
  expect(parseTextStyle(kept)).toEqual({ size, isCompact });
});
