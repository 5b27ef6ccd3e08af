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

test.each([nameOf('callback'), nameOf('authorize')])(
  '%s without the client is no failure of its remote, whose build stays',
  async (name) => {
    const build = { build: '1', since: new Date().toISOString(), record: 'sha384-r' };
    const discard = jest.fn();
    let isLoaded = false;
    const load = jest.fn(() => {
      isLoaded = true;
      return Promise.resolve();
    });
    load.mockRejectedValueOnce(new Error('no client'));
    const waiting = waitForIdentity({ ...loader, discard, previous: () => build }, remotes, {
      load,
      isLoaded: () => isLoaded,
    });

    await expect(waiting.load(name)).rejects.toThrow('no client');
    expect(waiting.previous?.(name)).toBeUndefined();
    waiting.discard(name);
    expect(discard).not.toHaveBeenCalled();
    expect(waiting.previous?.(list)).toBe(build);
    waiting.discard(list);
    expect(discard).toHaveBeenCalledWith(list);

    await waiting.load(name);
    expect(waiting.previous?.(name)).toBe(build);
    waiting.discard(name);
    expect(discard).toHaveBeenCalledWith(name);
  },
);

test.each([nameOf('signedOut'), list])('%s does not wait for the client', async (name) => {
  const load = jest.fn();
  const waiting = waitForIdentity(loader, remotes, { load, isLoaded: () => false });

  expect(waiting.loaded(name)).toBe(Screen);
  expect(await waiting.load(name)).toBe(Screen);
  expect(load).not.toHaveBeenCalled();
});
