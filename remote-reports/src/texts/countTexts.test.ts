import { countTexts } from './countTexts';

test.each([
  [0, '0 articles'],
  [1, '1 article'],
  [999, '999 articles'],
  [1000, '1,000 articles'],
  [12_345, '12,345 articles'],
  [1_234_567, '1,234,567 articles'],
])('%d is counted as %s', (count, text) => {
  expect(countTexts.articles(count)).toBe(text);
});

test('numbers are grouped without the browser’s tables of languages', () => {
  const load = jest.spyOn(Number.prototype, 'toLocaleString');
  countTexts.number(1000);
  expect(load).not.toHaveBeenCalled();
});
