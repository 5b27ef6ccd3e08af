import type { RemoteDeclaration } from '@portal/shared/declaration';
import { exposeFaults } from './exposeFaults.ts';
import { readBuild } from '../build/readBuild.ts';
import { declaring, fakeBuild, fakeConfig, type Changes } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

/** Faults of the usual set with these changes, of which these apps are new. */
function faultsOf(changes: Record<string, Changes>, changed: string[], apps = ['host', 'remote-auth']) {
  const root = temporaryDirectory();
  return exposeFaults({
    next: apps.map((app) => readBuild(app, fakeBuild(root, app, changes[app]).dist).release),
    changed: new Set(changed),
    config: fakeConfig,
    read: () => Promise.reject(new Error('nothing is read')),
  });
}

const screen = { address: '/login', title: 'Sign in', unavailable: 'None.' };
const panel = { slot: 'welcome', module: 'LoginPanel', order: 1, unavailable: 'None.' };
const named = (parts: Partial<RemoteDeclaration>) => ({ 'remote-auth': declaring('remote-auth', parts) });
const lacks = (module: string) =>
  `remote-auth/src/portal.ts: names ${module}, which remote-auth/src/exposes does not have.`;

test('without a host there is no page', () => {
  expect(faultsOf({}, ['remote-auth'], ['remote-auth'])).toEqual([
    'The page needs a host, and there is none in the set: ship the host first.',
  ]);
});

test('what a remote declares it exposes: screens, panels and roles, each told once', () => {
  expect(faultsOf({}, ['remote-auth'])).toEqual([]);
  const parts = {
    screens: { NewsScreen: screen, LoginScreen: screen },
    slots: [panel, { ...panel, order: 2 }],
    roles: { signedOut: 'AloneScreen' },
  };
  expect(faultsOf(named(parts), ['remote-auth'])).toEqual(
    ['AloneScreen', 'LoginPanel', 'NewsScreen'].map(lacks),
  );
});

test('what is missing in a live remote is not the fault of another one, and a remote may declare nothing', () => {
  expect(faultsOf(named({ slots: [panel] }), ['host'])).toEqual([]);
  expect(faultsOf({ 'remote-auth': { declaration: null } }, ['host', 'remote-auth'])).toEqual([]);
});
