import { describeMinutes } from './describeMinutes';

test.each([
  [1, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [630, '10 h 30 min'],
])('R-2 %d minutes are "%s"', (count, words) => {
  expect(describeMinutes(count)).toBe(words);
});
