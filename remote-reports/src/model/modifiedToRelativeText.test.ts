import { modifiedToRelativeText } from './modifiedToRelativeText';

const now = new Date(2024, 0, 5, 9, 30).getTime();
const modified = (day: string, iso = day) => ({ iso, day });
const hoursAgo = (hours: number, day: string) =>
  modified(day, new Date(now - hours * 3_600_000).toISOString());

test.each([
  [0, '2024-01-05', 'less than an hour ago'],
  [1, '2024-01-05', '1 hour ago'],
  [10.5, '2024-01-04', '10 hours ago'],
  [23.9, '2024-01-04', '23 hours ago'],
  [24, '2024-01-04', 'yesterday'],
  [72, '2024-01-02', '3 days ago'],
])('R-15 a report of %d hours ago, on %s, was %s', (hours, day, words) => {
  expect(modifiedToRelativeText(hoursAgo(hours, day), now)).toBe(words);
});

test('R-15 where the API sends no time the days are counted', () => {
  expect(modifiedToRelativeText(modified('2024-01-05'), now)).toBe('today');
  expect(modifiedToRelativeText(modified('2024-01-04'), now)).toBe('yesterday');
});

test('R-15 where the API names no zone the hour is not known, and the days are counted', () => {
  const early = { ...modified('2024-01-05', '2024-01-05T01:30:00.000Z'), isInUnknownZone: true };
  expect(modifiedToRelativeText(early, now)).toBe('today');
  expect(modifiedToRelativeText({ ...early, day: '2024-01-04' }, now)).toBe('yesterday');
});

test('B-33 what is to come later today is of today, and a later day has no relative word', () => {
  expect(modifiedToRelativeText(hoursAgo(-2, '2024-01-05'), now)).toBe('today');
  expect(modifiedToRelativeText(hoursAgo(-24, '2024-01-06'), now)).toBeNull();
});
