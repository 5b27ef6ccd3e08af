import { seededNumbers } from '#local/data/plausible/seededNumbers.ts';
import { simulateRollout, type Simulated } from '../testing/simulateRollout.ts';
import { reasonToStop, type Arm } from './stopRule.ts';

const arm = (started: number, failed = 0, empty = 0): Arm => ({
  heard: started,
  started,
  failed,
  settled: started,
  empty,
});

test('a rollout is stopped when its tabs fail more often than chance allows, and it is said how often', () => {
  expect(reasonToStop([{ canary: arm(112, 7), production: arm(1040, 0) }])).toBe(
    '7 of 112 tabs failed; production 0 of 1,040 tabs',
  );
  expect(reasonToStop([{ canary: arm(112, 0, 12), production: arm(1040, 0, 20) }])).toBe(
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
  expect(reasonToStop([{ canary, production }])).toBeNull();
});

/** A tenth of the readers while a portal is well, and half of them while it fails for one tab of five, whatever the build. */
const worseForAll = (canary: [number, number], production: [number, number], trouble: 'failed' | 'empty') => {
  const of = (started: number, count: number) =>
    trouble === 'failed' ? arm(started, count) : arm(started, 0, count);
  return [
    { canary: of(100, canary[0]), production: of(900, production[0]) },
    { canary: of(500, canary[1]), production: of(500, production[1]) },
  ];
};

test.each(['failed', 'empty'] as const)(
  'tabs that came while all builds were worse stop none that is as good as production: %s',
  (trouble) => {
    expect(reasonToStop(worseForAll([1, 100], [9, 100], trouble))).toBeNull();
  },
);

test('a worse build is stopped, and it is said what an equal one would have come to', () => {
  expect(reasonToStop(worseForAll([1, 160], [9, 100], 'failed'))).toBe(
    '161 of 600 tabs failed, of an equal build 131; production 109 of 1,400 tabs',
  );
  expect(reasonToStop(worseForAll([1, 160], [9, 100], 'empty'))).toBe(
    '161 of 600 tabs showed nothing, of an equal build 131; production 109 of 1,400 tabs',
  );
});

test('nor do tabs that came while all builds were better hide it', () => {
  const bad = { canary: arm(100, 40), production: arm(900, 180) };
  const hidden = { canary: arm(900, 9), production: arm(100, 0) };
  expect(reasonToStop([bad, hidden])).toBe(
    '49 of 1,000 tabs failed, of an equal build 30; production 180 of 1,000 tabs',
  );
});

test('periods without tabs of production say nothing of a build', () => {
  expect(reasonToStop([{ canary: arm(60, 60), production: arm(0) }])).toBeNull();
});

/** Stops of two hundred rollouts, each looked at every ten seconds. */
const stopsOf = (simulated: Pick<Simulated, 'fails' | 'widened' | 'until'>, seed: number) => {
  const random = seededNumbers(seed);
  const usual = { share: 0.1, perSecond: 10, closed: 0.02, every: 10 };
  return Array.from({ length: 200 }, () => simulateRollout({ ...usual, ...simulated }, random)).filter(
    (second) => second !== null,
  );
};

test('of two hundred equal builds less than one of a hundred is stopped; of those that fail for every fifth tab 99 are, within 90 s', () => {
  const stopped = (canary: number, by: number) =>
    stopsOf({ fails: { canary, production: 0.01 }, until: 600 }, 7).filter((second) => second <= by).length;
  expect(stopped(0.01, 600)).toBeLessThan(2);
  expect(stopped(0.2, 90)).toBeGreaterThanOrEqual(198);
  expect(stopped(0.2, 600)).toBe(200);
});

test('no more equal ones are where all tabs fail more often, or show less, once a rollout is widened', () => {
  const fails = { canary: 0.01, production: 0.01 };
  const widened = { at: 151, share: 0.5, fails: { canary: 0.05, production: 0.05 }, closed: 0.1 };
  expect(stopsOf({ fails, until: 300, widened }, 7).length).toBeLessThan(2);
});

test('a build that only then shows its fault is stopped, soon', () => {
  const fails = { canary: 0.01, production: 0.01 };
  const widened = { at: 151, share: 0.5, fails: { canary: 0.2, production: 0.05 }, closed: 0.02 };
  const stops = stopsOf({ fails, until: 300, widened }, 8);
  expect(stops.filter((second) => second > 150 && second <= 240).length).toBeGreaterThanOrEqual(198);
});
