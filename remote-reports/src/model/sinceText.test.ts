import { sinceText } from './sinceText';

const today = '2024-01-10';
const at = (month: number, day: number) => new Date(2024, month, day, 9).toISOString();

test.each([
  [at(0, 10), 'earlier today'],
  [at(0, 11), 'earlier today'],
  [at(0, 9), 'yesterday'],
  [at(0, 8), 'Monday'],
  [at(0, 4), 'Thursday'],
  [at(0, 3), 'Wed, January 3'],
  [at(-1, 20), 'Wed, December 20, 2023'],
  ['never', null],
])('H-9 a visit at %s was %s', (visit, expected) => {
  expect(sinceText(visit, today)).toBe(expected);
});
