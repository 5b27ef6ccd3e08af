import { dayToRelativeText } from './dayToRelativeText';

test.each([
  ['2024-03-01', 'today'],
  ['2024-02-29', 'yesterday'],
  ['2024-02-27', '3 days ago'],
  ['2023-03-01', '366 days ago'],
])('R-15 on 2024-03-01, %s was %s', (day, words) => {
  expect(dayToRelativeText(day, '2024-03-01')).toBe(words);
});

test('B-33 the future has no relative word', () => {
  expect(dayToRelativeText('2024-03-02', '2024-03-01')).toBeNull();
});

test('B-54 a change to summer time makes no day longer', () => {
  expect(dayToRelativeText('2024-03-30', '2024-04-02')).toBe('3 days ago');
});
