import { textOf } from './textOf';

test.each([
  [' Grid\n', 'Grid'],
  [5, '5'],
  [-0, '0'],
  [NaN, null],
  [' \n', null],
  ['', null],
  [true, null],
  [['Grid'], null],
  [undefined, null],
])('B-17 of %p the text is %p', (value, text) => {
  expect(textOf(value)).toBe(text);
});
