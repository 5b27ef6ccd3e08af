import { roleFaults } from './roleFaults.ts';
import { readBuild } from '../build/readBuild.ts';
import type { Release } from '../build/Release.ts';
import { fakeApps, fakeConfig } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const all = () => fakeApps(temporaryDirectory()).map(({ app, dist }) => readBuild(app, dist).release);
const without = (set: Release[], app: string) => set.filter((one) => one.app !== app);

const faultsOf = (next: Release[], changed: string[], previousSets?: Release[][]) =>
  roleFaults({
    next,
    changed: new Set(changed),
    config: fakeConfig,
    read: () => Promise.reject(new Error('nothing is read')),
    ...(previousSets && { previousSets }),
  });

const unfilled = ['signedOut', 'callback', 'authorize'].map(
  (role) => `No remote of the set fills the role "${role}": ship one with the host.`,
);

test('one remote fills every role, whoever is new', () => {
  for (const app of ['host', 'remote-auth', 'remote-reports'])
    expect(faultsOf(all(), [app], [all()])).toEqual([]);
});

test('a host without the remote that signs in, and a set that has lost it, is refused for each role', () => {
  const next = without(all(), 'remote-auth');
  expect(faultsOf(next, ['host'])).toEqual(unfilled);
  expect(faultsOf(next, ['remote-auth'], [all()])).toEqual(unfilled);
  expect(faultsOf(next, ['remote-auth', 'remote-reports'], [all()])).toEqual(unfilled);
});

test('what others have lost before does not stop a remote that fills nothing', () => {
  expect(faultsOf(without(all(), 'remote-auth'), ['remote-reports'], [all()])).toEqual([]);
  expect(faultsOf(without(all(), 'remote-auth'), ['remote-reports'])).toEqual([]);
});

test('two that fill the same roles are told of each other, by whoever is new', () => {
  const next = all();
  const auth = next.find(({ app }) => app === 'remote-auth');
  const twin = { ...auth, app: 'remote-sso', build: 'b2' } as Release;
  const live = (role: string, own: string, other: string) =>
    `${own}/src/portal.ts: fills the role "${role}", which ${other} fills.`;
  const others = {
    'remote-sso': `the live remote-auth (build ${String(auth?.build)})`,
    'remote-auth': 'the live remote-sso (build b2)',
  };
  for (const [app, other] of Object.entries(others))
    expect(faultsOf([...next, twin], [app])[0]).toBe(live('signedOut', app, other));
  expect(faultsOf([...next, twin], ['remote-auth', 'remote-sso'])[0]).toBe(
    live('signedOut', 'remote-auth', 'remote-sso (build b2)'),
  );
  expect(faultsOf([...next, twin], ['host'])).toEqual([]);
});
