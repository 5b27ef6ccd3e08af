import type { FailureReason } from '../http/failureReason';
import { isWorthRetrying } from './isWorthRetrying';
import type { Load } from './Load';

const now = Date.parse('2026-11-22T08:00:00Z');
const failed = (reason: FailureReason, retryAt: number | null = null): Load<string> => ({
  status: 'failed',
  key: '[]',
  reason,
  retryAt,
});

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
});

test.each<[reason: FailureReason, isNamed: boolean, isOld: boolean, expected: boolean]>([
  ['unavailable', true, false, true],
  ['offline', true, false, true],
  ['not-found', true, false, false],
  ['not-found', true, true, true],
  ['not-found', false, false, true],
  ['forbidden', false, false, false],
  ['forbidden', false, true, true],
  ['session-ended', true, false, true],
])(
  'B-47 "%s" of something that has a name (%s) a long time ago (%s): %s',
  (reason, isNamed, isOld, expected) => {
    expect(isWorthRetrying(failed(reason), isNamed, isOld)).toBe(expected);
  },
);

test('F-47 the server is not asked again before the time that it has named', () => {
  expect(isWorthRetrying(failed('unavailable', now + 1), true, true)).toBe(false);
  expect(isWorthRetrying(failed('unavailable', now), true, false)).toBe(true);
});

test('F-58 nothing is asked for again without a network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isWorthRetrying(failed('unavailable'), true, true)).toBe(false);
});

test('only failures are', () => {
  const loads: Load<string>[] = [
    { status: 'idle' },
    { status: 'loading', key: '[]' },
    { status: 'ready', key: '[]', data: 'about a', at: 0 },
  ];
  expect(loads.map((load) => isWorthRetrying(load, false, true))).toEqual([false, false, false]);
});
