import { orderFaults } from './orderFaults.ts';
import { readBuild } from '../build/readBuild.ts';
import { fakeBuild, fakeConfig, type Changes } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

type Origin = NonNullable<Changes['origin']>;

const originOf = (day: number | null, facts: Partial<Origin> = {}): Origin => ({
  commit: day === null ? null : `${day}0ffee00000`,
  committedAt: day === null ? null : `2026-11-${day}T08:00:00Z`,
  isClean: true,
  sources: '',
  ...facts,
});

/** Faults of a remote of one origin where the other is live. */
function faultsOf(origin: Origin, live: Origin | null, changed = ['remote-reports']) {
  const releaseOf = (one: Origin, app = 'remote-reports') =>
    readBuild(app, fakeBuild(temporaryDirectory(), app, { origin: one }).dist).release;
  return orderFaults({
    next: [releaseOf(origin)],
    changed: new Set(changed),
    config: fakeConfig,
    read: () => Promise.reject(new Error('nothing is read')),
    ...(live && { previousSets: [[releaseOf(originOf(29), 'remote-auth'), releaseOf(live)]] }),
  });
}

test('a newer commit, the same one, and one that is not known may go live', () => {
  expect(faultsOf(originOf(22), originOf(21))).toEqual([]);
  expect(faultsOf(originOf(21, { isClean: false }), originOf(21))).toEqual([]);
  expect(faultsOf(originOf(20), null)).toEqual([]);
  expect(faultsOf(originOf(null), originOf(21))).toEqual([]);
  expect(faultsOf(originOf(21), originOf(null))).toEqual([]);
  expect(faultsOf(originOf(21), originOf(21, { commit: 'bead' }))).toEqual([]);
  expect(faultsOf(originOf(20), originOf(21), ['host'])).toEqual([]);
});

test.each([
  [true, ''],
  [false, ' with changes'],
])('an older commit is refused, and named (clean: %s)', (isClean, changes) => {
  expect(faultsOf(originOf(20, { isClean }), originOf(21))).toEqual([
    `remote-reports: commit 200ffee${changes} of 2026-11-20T08:00:00Z is older than the live commit 210ffee of 2026-11-21T08:00:00Z: ship a newer state, or say --force.`,
  ]);
});
