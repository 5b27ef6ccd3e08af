import { modifiedToBriefText } from './modifiedToBriefText';

const now = new Date(2024, 0, 5, 9).getTime();
const dated = (day: string) => ({ iso: day, day });

test.each([
  [{ iso: new Date(2024, 0, 5, 6).toISOString(), day: '2024-01-05' }, '3 hours ago'],
  [dated('2024-01-05'), 'today'],
  [dated('2024-01-04'), 'yesterday'],
  [dated('2024-01-03'), 'Wed, January 3'],
  [dated('2023-12-20'), 'Wed, December 20, 2023'],
  [dated('2024-01-07'), 'Sun, January 7'],
])('change 1 a report of %o is "%s"', (modified, expected) => {
  expect(modifiedToBriefText(modified, now)).toBe(expected);
});
