import { stepAhead } from './stepAhead.ts';

const minutes = 60_000;
const steps = { shares: [5, 25, 100], hold: 30 * minutes };
const canary = { started: 30, failed: 0, settled: 30, empty: 0 };

test('the next share is due after the time for which one is held', () => {
  expect(stepAhead(steps, { share: 5, held: 30 * minutes, canary })).toEqual({ share: 25, because: null });
  expect(stepAhead(steps, { share: 10, held: 60 * minutes, canary })).toEqual({ share: 25, because: null });
  expect(stepAhead(steps, { share: 25, held: 18.5 * minutes, canary })).toEqual({
    share: 100,
    because: 'in 12 min',
  });
});

test('a build that nobody has opened goes no further, however late it is', () => {
  const asleep = { ...canary, started: 29 };
  expect(stepAhead(steps, { share: 5, held: 600 * minutes, canary: asleep })).toEqual({
    share: 25,
    because: 'once 30 tabs have started',
  });
});

test('after the last share a person decides', () => {
  const upToHalf = { ...steps, shares: [5, 50] };
  expect(stepAhead(upToHalf, { share: 50, held: 600 * minutes, canary })).toBeNull();
});
