import { stepAhead } from './stepAhead.ts';

const minutes = 60_000;
const steps = { shares: [5, 25, 100], hold: 30 * minutes };
const canary = { heard: 30, started: 30, failed: 0, settled: 30, empty: 0 };
const production = { heard: 300, started: 300, failed: 0, settled: 300, empty: 0 };
const had = (present: number) => ({ began: 5, present });
const periods = [{ canary, production }];

test('the next share is due after the time for which one is held', () => {
  expect(stepAhead(steps, { had: had(5), held: 30 * minutes, periods })).toEqual({
    share: 25,
    because: null,
  });
  expect(stepAhead(steps, { had: had(10), held: 60 * minutes, periods })).toEqual({
    share: 25,
    because: null,
  });
  expect(stepAhead(steps, { had: had(25), held: 18.5 * minutes, periods })).toEqual({
    share: 100,
    because: 'in 12 min',
  });
});

test('a build that nobody has opened goes no further, however late it is', () => {
  const asleep = { ...canary, started: 29 };
  expect(
    stepAhead(steps, { had: had(5), held: 600 * minutes, periods: [{ canary: asleep, production }] }),
  ).toEqual({
    share: 25,
    because: 'once 30 tabs have started',
  });
});

test('after the last share a person decides', () => {
  const upToHalf = { ...steps, shares: [5, 50] };
  expect(stepAhead(upToHalf, { had: had(50), held: 600 * minutes, periods })).toBeNull();
});

test('where production fails itself a person takes the step, to the last one as well', () => {
  const ill = [{ canary, production: { ...production, failed: 200 } }];
  const doubt = 'but not by itself: 200 of 300 tabs of production failed, more than a healthy portal has';
  expect(stepAhead(steps, { had: had(5), held: 60 * minutes, periods: ill })).toEqual({
    share: 25,
    because: `${doubt}, or somebody has written so into the log. Look, then "widen --to 25%" by hand`,
    byHand: true,
  });
  // Tabs that are open speak at long intervals: before that time they say too little.
  expect(stepAhead(steps, { had: had(5), held: 20 * minutes, periods: ill })).toEqual({
    share: 25,
    because: 'in 10 min',
  });
  expect(stepAhead(steps, { had: had(25), held: 60 * minutes, periods: ill })).toEqual({
    share: 100,
    because: `${doubt}, or somebody has written so into the log. Look, then "finish" by hand`,
    byHand: true,
  });
});
