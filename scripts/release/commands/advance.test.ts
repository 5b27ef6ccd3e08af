import { fakeOnly } from '#jest/fakeOnly.ts';
import type { Store } from '../store/store.ts';
import { killedAfter } from '../testing/killedAfter.ts';
import { openRollout } from '../testing/openRollout.ts';
import { advance } from './advance.ts';
import { needRollout } from './needRollout.ts';
import { widenRollout } from './rolloutSteps.ts';

afterEach(() => jest.useRealTimers());

/** A step of a rollout whose tabs are without trouble, on either side. */
async function stepOf(store: Store) {
  const tabs = (count: number) => ({ heard: count, started: count, failed: 0, settled: count, empty: 0 });
  const steps = { shares: [25, 100], hold: 30 * 60_000 };
  const periods = [{ canary: tabs(100), production: tabs(300) }];
  return (await advance(store, await needRollout(store), { steps, now: Date.now(), periods })).said;
}

test.each([
  ['before its first page', 0, /^Widened: release 5 .* for 25 % of the readers\.$/],
  ['between its pages', 3, /^Mended: release 5 .* for 25 % of the readers\.$/],
])(
  'a share whose widening was interrupted %s is held from when readers have it',
  async (_when, pages, said) => {
    const { store, readersOf, ofRollout } = await openRollout();
    await expect(widenRollout(killedAfter(store, pages), 25)).rejects.toThrow('killed');
    fakeOnly(['Date'], Date.now() + 60 * 60_000);
    expect(await stepOf(store)).toMatch(said);
    expect(await readersOf('remote-reports', ofRollout)).toBe(25);
    jest.setSystemTime(Date.now() + 10_000);
    expect(await stepOf(store)).toBe('Next: 100 %, in 30 min.');
  },
);
