import { sharedFaults } from './sharedFaults.ts';
import { readBuild } from '../build/readBuild.ts';
import { fakeBuild, fakeConfig, type Changes } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

type Shares = NonNullable<Changes['shared']>;

const share = (version: string, more: Partial<Shares[string]> = {}) => ({
  version,
  range: `^${version}`,
  isSingleton: true,
  isBrought: true,
  ...more,
});

/** Faults of a host and a remote that share this, where these apps are new. */
function faultsOf(
  hosts: Shares,
  remotes: Shares,
  packages: Record<string, string[]> = {},
  changed = ['remote-auth'],
) {
  const root = temporaryDirectory();
  const built = [
    fakeBuild(root, 'host', { shared: hosts }),
    fakeBuild(root, 'remote-auth', { shared: remotes, packages }),
  ];
  return sharedFaults({
    next: built.map(({ app, dist }) => readBuild(app, dist).release),
    changed: new Set(changed),
    config: fakeConfig,
    read: () => Promise.reject(new Error('nothing is read')),
  });
}

const taken = { isBrought: false };

test('without a host, and between others, there is nothing to say', () => {
  const { release } = readBuild('remote-auth', fakeBuild(temporaryDirectory(), 'remote-auth').dist);
  const set = { next: [release], changed: new Set(['remote-auth']), config: fakeConfig };
  expect(sharedFaults({ ...set, read: () => Promise.reject(new Error()) })).toEqual([]);
  expect(faultsOf({}, { axios: share('1.0.0', taken) }, {}, ['remote-reports'])).toEqual([]);
});

test('a package is named as npm names it, whatever is taken from below its door', () => {
  for (const [key, name] of [
    ['react/jsx-runtime', 'react'],
    ['@okta/okta-react/bundles/types', '@okta/okta-react'],
  ] as const) {
    expect(faultsOf({ [key]: share('1.0.0') }, { [key]: share('2.0.0', taken) })).toEqual([
      `remote-auth/package.json: wants "${name}" ^2.0.0, and the host brings 1.0.0; there can be only one.`,
    ]);
    expect(faultsOf({ [key]: share('2.0.0') }, { [key]: share('1.0.0', taken) }, {}, ['host'])).toEqual([
      `host/package.json: brings "${name}" 2.0.0, and the live remote-auth wants ^1.0.0; there can be only one.`,
    ]);
  }
});

test('a remote may bring what the host does not have, and share more than once what may be there twice', () => {
  expect(faultsOf({}, { axios: share('1.0.0') }, { axios: ['1.0.0'] })).toEqual([]);
  const twice = { isSingleton: false };
  expect(
    faultsOf({ axios: share('1.0.0', twice) }, { axios: share('1.0.0', twice) }, { axios: ['1.0.0'] }),
  ).toEqual([]);
  expect(faultsOf({ axios: share('1.0.0', twice) }, {}, { axios: ['1.0.0'] })).toEqual([]);
});

test('every copy inside is told with its version, beside the shared one or in its place', () => {
  const hosts = { react: share('19.3.1'), 'react/': share('19.3.1') };
  const both = { react: share('19.3.1', taken), 'react/': share('19.3.1') };
  expect(faultsOf(hosts, both, { react: ['19.3.1'] })).toEqual([]);
  expect(faultsOf(hosts, both, { react: [] })).toEqual([]);
  expect(faultsOf(hosts, both, { react: ['17.0.2', '18.3.1', '19.3.1'] })).toEqual([
    'remote-auth/package.json: the build has react 17.0.2 and 18.3.1 inside beside the shared one.',
  ]);
  const none = { react: share('19.3.1', taken), 'react/': share('19.3.1', taken) };
  expect(faultsOf(hosts, none, { react: ['19.3.1'] })).toEqual([
    'remote-auth/webpack.config.js: the build has a second react (19.3.1) inside, though it takes it from the host.',
  ]);
  expect(faultsOf(hosts, { react: share('19.3.1', taken) }, { react: ['18.3.1', '19.3.1'] })).toEqual([
    'remote-auth/webpack.config.js: does not share "react/", so the build has a second react (18.3.1, 19.3.1) inside.',
  ]);
});
