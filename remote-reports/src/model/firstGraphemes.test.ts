import { firstGraphemes } from './firstGraphemes';

test('B-10 the first letter may be an emoji family or a letter with its accent', () => {
  expect(firstGraphemes('👨‍👩‍👧‍👦 news', 1)).toBe('👨‍👩‍👧‍👦');
  expect(firstGraphemes('e\u0301a', 1)).toBe('e\u0301');
  expect(firstGraphemes('', 1)).toBe('');
});
