import { lastingBuilds } from './lastingBuilds.ts';
import type { ReleaseRecord } from './releaseRecords.ts';

const app = 'remote-reports';
const noon = Date.parse('2026-11-20T12:00:00.000Z');
const time = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

type Step = [minutes: number, build: string, kind?: ReleaseRecord['kind']];

const releaseOf = ([minutes, build, kind = 'ship']: Step) => ({
  at: time(minutes),
  kind,
  builds: { [app]: build },
});

/** The builds before one that is live from 1000 minutes past noon on, after these releases, the first first. */
const before = (next: string, ...steps: Step[]) =>
  lastingBuilds(steps.map(releaseOf).reverse(), app, releaseOf([1000, next]));

test('builds that were live for an hour come before the next one, the latest first', () => {
  expect(before('c', [0, 'a'], [60, 'b'])).toEqual([
    { build: 'b', since: time(60) },
    { build: 'a', since: time(0) },
  ]);
});

test('a build that was live for less than an hour does not', () => {
  expect(before('d', [0, 'a'], [60, 'b'], [119, 'c'])).toEqual([
    { build: 'c', since: time(119) },
    { build: 'a', since: time(0) },
  ]);
  expect(before('b', [941, 'a'])).toEqual([]);
});

test('what other apps ship does not break its time, and it counts from when it was there first', () => {
  expect(before('b', [0, 'a'], [970, 'a'], [999, 'a'])).toEqual([{ build: 'a', since: time(0) }]);
});

test('a build does not come before itself, also when it is shipped again', () => {
  expect(before('b', [0, 'a'], [100, 'b'])).toEqual([{ build: 'a', since: time(0) }]);
});

test('a build that was taken back is none to go back to', () => {
  const rollback: Step = [300, 'a', 'rollback'];
  expect(before('c', [0, 'a'], [100, 'b'], rollback)).toEqual([{ build: 'a', since: time(0) }]);
  expect(before('a', [0, 'a'], [100, 'b'], rollback)).toEqual([]);
  const history = [releaseOf([100, 'b']), releaseOf([0, 'a'])];
  expect(lastingBuilds(history, app, releaseOf([300, 'a', 'rollback']))).toEqual([]);
  // Shipped once more, it has stayed.
  expect(before('d', [0, 'a'], [100, 'b'], rollback, [400, 'b'])[0]).toEqual({
    build: 'b',
    since: time(100),
  });
});

test('an app that was not there has no builds before', () => {
  const history = [{ ...releaseOf([0, 'h']), builds: { host: 'h' } }];
  expect(lastingBuilds(history, app, releaseOf([100, 'a']))).toEqual([]);
});

test('a way back takes back every build between it and the one that it led to', () => {
  const steps: Step[] = [
    [0, 'a'],
    [100, 'leaking'],
    [200, 'leaking too'],
  ];
  const history = steps.map(releaseOf).reverse();
  expect(lastingBuilds(history, app, releaseOf([300, 'a', 'rollback']))).toEqual([]);
  expect(before('mended', ...steps, [990, 'a', 'rollback'])).toEqual([{ build: 'a', since: time(0) }]);
});
