import { isOutdated } from './isOutdated';

const halfAnHour = 30 * 60 * 1000;
const at = (hours: number, minutes: number, day = 2) => new Date(2024, 0, day, hours, minutes).getTime();

test('H-3 an answer is old once its time is over', () => {
  expect(isOutdated(at(9, 0), at(9, 29), halfAnHour)).toBe(false);
  expect(isOutdated(at(9, 0), at(9, 30), halfAnHour)).toBe(true);
});

test('H-3 and on a later calendar day, even a minute later', () => {
  expect(isOutdated(at(23, 59), at(0, 1, 3), halfAnHour)).toBe(true);
});

test('B-54 a clock that is set back makes nothing old, not across midnight either', () => {
  expect(isOutdated(at(9, 0), at(8, 0), halfAnHour)).toBe(false);
  expect(isOutdated(at(0, 1, 3), at(23, 59), halfAnHour)).toBe(false);
});
