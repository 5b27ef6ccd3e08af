import { isOutdated } from './isOutdated';

const at = (hours: number, minutes: number, day = 2) => new Date(2024, 0, day, hours, minutes).getTime();

test('H-3 what was loaded is old after half an hour', () => {
  expect(isOutdated(at(9, 0), at(9, 29))).toBe(false);
  expect(isOutdated(at(9, 0), at(9, 30))).toBe(true);
});

test('H-3 and on a later calendar day, even a minute later', () => {
  expect(isOutdated(at(23, 59), at(0, 1, 3))).toBe(true);
});

test('B-54 a clock that is set back makes nothing old', () => {
  expect(isOutdated(at(9, 0), at(8, 0))).toBe(false);
});
