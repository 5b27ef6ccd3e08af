import { firstGraphemes } from './firstGraphemes';

test('B-10 the first letter may be an emoji family or a letter with its accent', () => {
  expect(firstGraphemes('👨‍👩‍👧‍👦 news', 1)).toBe('👨‍👩‍👧‍👦');
  expect(firstGraphemes('e\u0301a', 1)).toBe('e\u0301');
  expect(firstGraphemes('ae\u0301b', 2)).toBe('ae\u0301');
  expect(firstGraphemes('', 1)).toBe('');
});

test('B-10 plain letters are taken one by one', () => {
  expect(firstGraphemes('Grid news', 1)).toBe('G');
  expect(firstGraphemes('Grid news', 4)).toBe('Grid');
  expect(firstGraphemes('Grid', 9)).toBe('Grid');
});
