import { newsDay } from './newsDay';

const now = new Date(2024, 0, 9, 8);
const at = (day: number, hour: number) => new Date(2024, 0, day, hour).toISOString();

test.each([
  [at(9, 0), 'today'],
  [at(9, 23), 'today'],
  [at(8, 23), 'yesterday'],
  [at(5, 12), 'Fri, January 5'],
  [at(10, 1), 'Wed, January 10'],
  [new Date(2023, 11, 29, 12).toISOString(), 'Fri, December 29, 2023'],
  ['2024-01-09', 'today'],
  ['2024-01-08', 'yesterday'],
  ['2024-01-05', 'Fri, January 5'],
  ['2023-12-31', 'Sun, December 31, 2023'],
  ['long ago', null],
])('H-9 news of %s are of "%s"', (iso, text) => {
  expect(newsDay(iso, now)).toBe(text);
});
