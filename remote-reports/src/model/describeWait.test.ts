import { describeWait } from './describeWait';

test.each([
  [1, '1 second'],
  [29_400, '30 seconds'],
  [90_000, '90 seconds'],
  [90_001, '2 minutes'],
  [300_000, '5 minutes'],
])('F-47 a wait of %d ms is %s', (wait, words) => {
  expect(describeWait(wait)).toBe(words);
});
