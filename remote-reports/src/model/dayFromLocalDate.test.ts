import { dayFromLocalDate } from './dayFromLocalDate';

test('B-54 a moment belongs to the day on the reader’s own calendar, from its first minute to its last', () => {
  expect(dayFromLocalDate(new Date(2024, 0, 2, 0, 1))).toBe('2024-01-02');
  expect(dayFromLocalDate(new Date(2024, 0, 2, 23, 59))).toBe('2024-01-02');
});
