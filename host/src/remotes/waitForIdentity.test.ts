import { declaredRemotes } from '../testing/declaredRemotes';
import { moduleOfRole } from '../page/moduleOfRole';
import type { RemoteModuleName } from '../page/moduleName';
import { waitForIdentity } from './waitForIdentity';

const remotes = declaredRemotes();
const Screen = () => null;
const loader = { load: () => Promise.resolve(Screen), loaded: () => Screen, discard: () => undefined };
const nameOf = (role: 'callback' | 'authorize' | 'signedOut') => moduleOfRole(remotes, role) ?? 'none/none';
const list: RemoteModuleName = 'remote_reports/ReportListScreen';

test.each([nameOf('callback'), nameOf('authorize')])(
  '%s comes when the identity client is here',
  async (name) => {
    let isLoaded = false;
    const load = jest.fn(() => {
      isLoaded = true;
      return Promise.resolve();
    });
    const waiting = waitForIdentity(loader, remotes, { load, isLoaded: () => isLoaded });

    expect(waiting.loaded(name)).toBeUndefined();
    expect(await waiting.load(name)).toBe(Screen);
    expect(load).toHaveBeenCalledTimes(1);
    expect(waiting.loaded(name)).toBe(Screen);
  },
);

test('a screen that finishes a sign-in cannot be had without the client', async () => {
  const load = () => Promise.reject(new Error('no client'));
  const waiting = waitForIdentity(loader, remotes, { load, isLoaded: () => false });
  await expect(waiting.load(nameOf('callback'))).rejects.toThrow('no client');
});

test.each([nameOf('signedOut'), list])('%s does not wait for the client', async (name) => {
  const load = jest.fn();
  const waiting = waitForIdentity(loader, remotes, { load, isLoaded: () => false });

  expect(waiting.loaded(name)).toBe(Screen);
  expect(await waiting.load(name)).toBe(Screen);
  expect(load).not.toHaveBeenCalled();
});
