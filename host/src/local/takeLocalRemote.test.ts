import { localRemoteStorage } from './localRemoteStorage';
import { takeLocalRemote } from './takeLocalRemote';

const remotes = [{ name: 'remote_reports', entry: '/apps/remote-reports/1/remoteEntry.js' }];
const local = { name: 'remote_reports', entry: 'http://localhost:4301/remoteEntry.js' };
const other = { ...local, entry: 'http://localhost:4401/remoteEntry.js' };
const asText = ({ name, entry }: typeof local) => `${name}@${entry}`;

const at = (url: string) => {
  history.replaceState({ idx: 3 }, '', url);
  return takeLocalRemote(remotes);
};
const address = () => location.pathname + location.search + location.hash;
const spyOnWarnings = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
});

test('a local build is taken out of the address, and nothing else of it', () => {
  const { length } = history;
  expect(at(`/reports/acme?a=1&local=${asText(local)}&b=2#part`)).toEqual(local);
  expect(address()).toBe('/reports/acme?a=1&b=2#part');
  expect(history.state).toEqual({ idx: 3 });
  expect(history.length).toBe(length);
  expect(at(`/?local=${encodeURIComponent(asText(local))}`)).toEqual(local);
  expect(address()).toBe('/');
});

test('the tab keeps it, until another is given or it is forgotten', () => {
  expect(at('/reports')).toBeNull();
  at(`/?local=${asText(local)}`);
  expect(at('/reports')).toEqual(local);
  expect(at(`/?local=${asText(other)}`)).toEqual(other);
  expect(at('/login/callback')).toEqual(other);
  localRemoteStorage.remove();
  expect(at('/reports')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('T-35 what is no local build is gone from the address, and said once', () => {
  const warnings = spyOnWarnings();
  expect(at('/reports?local=remote_reports@https://evil.example/remoteEntry.js')).toBeNull();
  expect(address()).toBe('/reports');
  expect(warnings.mock.calls).toEqual([
    ['[portal] local.remote: this is no local build of a remote of this portal, and is ignored'],
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('T-35 what somebody else has put into the storage is looked at as closely', () => {
  spyOnWarnings();
  localRemoteStorage.write('remote_reports@https://evil.example/remoteEntry.js');
  expect(at('/reports')).toBeNull();
});

test('where storage is blocked, the page has it all the same', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(at(`/?local=${asText(local)}`)).toEqual(local);
  localRemoteStorage.remove();
  expect(at('/')).toBeNull();
});
