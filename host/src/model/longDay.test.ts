import { longDay } from './longDay';

test('change 1 a day is written with its weekday, and is that of the reader', () => {
  expect(longDay(new Date(2026, 10, 22, 0, 1))).toBe('Sunday, November 22');
  expect(longDay(new Date(2026, 10, 22, 23, 59))).toBe('Sunday, November 22');
});
