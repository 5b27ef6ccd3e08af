import { dayInWords } from './dayInWords';

test('S-21 a day is written Tue, January 2, 2024', () => {
  expect(dayInWords(Date.UTC(2024, 0, 2), true)).toBe('Tue, January 2, 2024');
  expect(dayInWords(Date.UTC(2024, 8, 30), false)).toBe('Mon, September 30');
});
