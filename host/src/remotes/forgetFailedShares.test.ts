import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { forgetFailedShares } from './forgetFailedShares';

type Shared = ModuleFederation['shareScopeMap'][string][string][string];

const dialog = { open: true };
const shareConfig = { requiredVersion: '^1.0.0', singleton: true };

/** A host that shares a module, and a remote that takes it. */
function pageSharing(get: Shared['get']) {
  const shared = { dialog: { version: '1.0.0', scope: 'default', shareConfig, get } };
  const host = createInstance({ name: 'host', remotes: [], shared });
  const remote = createInstance({ name: 'remote_reports', remotes: [] });
  remote.initShareScopeMap('default', host.shareScopeMap['default'] ?? {});
  const customShareInfo = { shareConfig };
  return { host, load: () => remote.loadShare('dialog', { customShareInfo }) };
}

test('a shared module that could not be had is asked for again, and once it is there never more', async () => {
  let attempts = 0;
  const { host, load } = pageSharing(() => {
    attempts += 1;
    return attempts < 3 ? Promise.reject(new Error('no network')) : Promise.resolve(() => dialog);
  });
  forgetFailedShares(host.shareScopeMap);

  for (let attempt = 0; attempt < 2; attempt += 1) await expect(load()).rejects.toThrow('no network');
  for (let use = 0; use < 2; use += 1) {
    const factory = await load();
    expect(factory && factory()).toBe(dialog);
  }
  expect(attempts).toBe(3);
});

test('a shared module that is there at once stays so', () => {
  const factory = () => dialog;
  const { host } = pageSharing(() => factory);
  forgetFailedShares(host.shareScopeMap);

  expect(host.shareScopeMap['default']?.['dialog']?.['1.0.0']?.get()).toBe(factory);
});
