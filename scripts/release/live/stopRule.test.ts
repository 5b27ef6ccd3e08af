import { randomFrom, simulateRollout } from '../testing/simulateRollout.ts';
import { reasonToStop, type Arm } from './stopRule.ts';

const arm = (started: number, failed: number, empty = 0): Arm => ({
  heard: started,
  started,
  failed,
  settled: started,
  empty,
});

test('a rollout is stopped when its tabs fail more often than chance allows, and it is said how often', () => {
  expect(reasonToStop(arm(112, 7), arm(1040, 0))).toBe('7 of 112 tabs failed; production 0 of 1,040 tabs');
  expect(reasonToStop(arm(112, 0, 12), arm(1040, 0, 20))).toBe(
    '12 of 112 tabs showed nothing; production 20 of 1,040 tabs',
  );
});

test.each([
  ['too few tabs', arm(29, 29), arm(1000, 0)],
  ['two errors by chance', arm(30, 2), arm(10_000, 0)],
  ['no worse than production', arm(112, 30), arm(1040, 300)],
  ['what chance may do', arm(300, 6), arm(2700, 27)],
  ['less than one of twenty empty', arm(1000, 0, 50), arm(9000, 0, 9)],
  ['as many empty ones in production', arm(100, 0, 10), arm(1000, 0, 100)],
])('it goes on with %s', (_why, canary, production) => {
  expect(reasonToStop(canary, production)).toBeNull();
});

test('of two hundred equal builds less than one of a hundred is stopped; of those that fail for every fifth tab 99 are, within 90 s', () => {
  const random = randomFrom(7);
  const usual = { share: 0.1, perSecond: 10, closed: 0.02, every: 10, until: 600 };
  const stopped = (canary: number, by: number) =>
    Array.from({ length: 200 }, () =>
      simulateRollout({ ...usual, fails: { canary, production: 0.01 } }, random),
    ).filter((second) => second !== null && second <= by).length;
  expect(stopped(0.01, 600)).toBeLessThan(2);
  expect(stopped(0.2, 90)).toBeGreaterThanOrEqual(198);
  expect(stopped(0.2, 600)).toBe(200);
});
