import { seededNumbers } from '#local/data/plausible/seededNumbers.ts';
import { reasonToDoubt } from './reasonToDoubt.ts';
import { reasonToStop, type Arm } from './stopRule.ts';

const arm = (started: number, failed = 0, empty = 0): Arm => ({
  heard: started,
  started,
  failed,
  settled: started,
  empty,
});

const tenth = { began: 10, present: 10 };

test('a production that fails itself is no measure for a build', () => {
  expect(reasonToDoubt([{ canary: arm(100), production: arm(1_040, 90) }], tenth)).toBe(
    '90 of 1,040 tabs of production failed, more than a healthy portal has',
  );
  expect(reasonToDoubt([{ canary: arm(100), production: arm(1_040, 0, 500) }], tenth)).toBe(
    '500 of 1,040 tabs of production showed nothing, more than a healthy portal has',
  );
});

test.each([
  ['no tabs', arm(0)],
  ['two that failed by chance', arm(9, 2)],
  ['what chance may do', arm(45, 6)],
  ['one of twenty in trouble', arm(9_000, 450, 450)],
])('a production with %s is one', (_what, production) => {
  expect(reasonToDoubt([{ canary: arm(production.started / 9), production }], tenth)).toBeNull();
});

test('a build that fails while production is hardly heard is not compared, and waits for somebody who looks', () => {
  const before = { canary: arm(1_000), production: arm(9_000) };
  const periods = [before, { canary: arm(38, 38), production: arm(2) }];
  const ninety = { began: 10, present: 95 };
  expect(reasonToStop(periods)).toBeNull();
  expect(reasonToDoubt(periods, ninety)).toBe(
    '38 of 38 tabs of the rollout failed, more than a healthy portal has, and 2 of production are too few to compare',
  );
  expect(reasonToDoubt([before, { canary: arm(60, 0, 30), production: arm(0) }], ninety)).toBe(
    '30 of 60 tabs of the rollout showed nothing, more than a healthy portal has, and 0 of production are too few to compare',
  );
  expect(reasonToDoubt([before, { canary: arm(60, 6, 6), production: arm(0) }], ninety)).toBeNull();
  // As bad an hour for both sides is known for that.
  expect(reasonToDoubt([before, { canary: arm(380, 76), production: arm(200, 40) }], ninety)).toBeNull();
});

test('sides that are not as large as the shares of the readers say nothing of them', () => {
  expect(reasonToDoubt([{ canary: arm(5_040), production: arm(360) }], tenth)).toBe(
    "5,040 of 5,400 tabs are the rollout's, which has had 10 % of the readers",
  );
  expect(reasonToDoubt([{ canary: arm(30), production: arm(6_000) }], { began: 10, present: 50 })).toBe(
    "30 of 6,030 tabs are the rollout's, which has had 10 to 50 % of the readers",
  );
});

test('no number of forged tabs that work hides a build that fails for half of its own', () => {
  const production = arm(360, 3);
  for (let forged = 0; forged < 2_000; forged += 20) {
    const canary = arm(40 + forged, 20);
    expect(
      reasonToStop([{ canary, production }]) ?? reasonToDoubt([{ canary, production }], tenth),
    ).not.toBeNull();
  }
});

test.each([
  ['a build whose readers have come first', arm(3), arm(0), tenth],
  ['one whose readers open twice as many tabs', arm(2_000), arm(9_000), tenth],
  ['one whose readers open half as many', arm(500), arm(9_000), tenth],
  [
    'one whose readers have changed to it in the tabs that they had',
    arm(260),
    { ...arm(540), heard: 3_000 },
    tenth,
  ],
  ['one that few had for a long time', arm(600), arm(9_400), { began: 5, present: 75 }],
  ['one that most had soon', arm(9_400), arm(600), { began: 5, present: 95 }],
])('%s is not doubted', (_what, canary, production, shares) => {
  expect(reasonToDoubt([{ canary, production }], shares)).toBeNull();
});

test('of a two hundred rollouts in a company of a hundred readers, who open ten tabs each, none is doubted', () => {
  const random = seededNumbers(7);
  const doubted = Array.from({ length: 200 }, () => {
    const readers = Array.from({ length: 100 }, () => random() < 0.1).filter(Boolean).length;
    return reasonToDoubt([{ canary: arm(10 * readers), production: arm(1_000 - 10 * readers) }], tenth);
  });
  expect(doubted.filter((one) => one !== null)).toEqual([]);
});
