import { onTestFinished } from './onTestFinished.ts';

const clocks = [
  'Date',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Fakes these clocks until the test ends and leaves the others alone, so that connections go on in real time. */
export function fakeOnly(faked: (typeof clocks)[number][], now = Date.now()) {
  onTestFinished(() => jest.useRealTimers());
  jest.useFakeTimers({ now, doNotFake: clocks.filter((clock) => !faked.includes(clock)) });
}
