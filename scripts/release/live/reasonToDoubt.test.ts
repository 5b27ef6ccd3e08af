import { reasonToDoubt } from './reasonToDoubt.ts';
import type { Arm } from './stopRule.ts';

const arm = (started: number, failed = 0, empty = 0): Arm => ({ started, failed, settled: started, empty });

test('a production that fails itself is no measure for a build', () => {
  expect(reasonToDoubt({ production: arm(1_040, 90) })).toBe(
    '90 of 1,040 tabs of production failed, more than a healthy portal has',
  );
  expect(reasonToDoubt({ production: arm(1_040, 0, 500) })).toBe(
    '500 of 1,040 tabs of production showed nothing, more than a healthy portal has',
  );
});

test.each([
  ['no tabs', arm(0)],
  ['two that failed by chance', arm(2, 2)],
  ['what chance may do', arm(40, 6)],
  ['one of twenty in trouble', arm(10_000, 500, 500)],
])('a production with %s is one', (_what, production) => {
  expect(reasonToDoubt({ production })).toBeNull();
});
