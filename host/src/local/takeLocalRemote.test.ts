import { localRemoteStorage } from './localRemoteStorage';
import { localRemoteText } from './localRemoteText';
import { takeLocalRemote } from './takeLocalRemote';

const remotes = [{ name: 'remote_reports', entry: '/apps/remote-reports/1/remoteEntry.js' }];
const local = { name: 'remote_reports', entry: 'http://localhost:4301/remoteEntry.js' };
const other = { ...local, entry: 'http://localhost:4401/remoteEntry.js' };
const asText = localRemoteText;
const offered = (remote: typeof local) => ({ ...remote, isAccepted: false });
const accepted = (remote: typeof local) => ({ ...remote, isAccepted: true });

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
  expect(at(`/reports/acme?a=1&local=${asText(local)}&b=2#part`)).toEqual(offered(local));
  expect(address()).toBe('/reports/acme?a=1&b=2#part');
  expect(history.state).toEqual({ idx: 3 });
  expect(history.length).toBe(length);
  expect(at(`/?local=${encodeURIComponent(asText(local))}`)).toEqual(offered(local));
  expect(address()).toBe('/');
});

test('it is taken out of an address that looks like another host, too', () => {
  expect(at(`${location.origin}//evil.example/?local=${asText(local)}&a=1`)).toEqual(offered(local));
  expect(address()).toBe('//evil.example/?a=1');
});

test('the tab keeps it, until another is given or it is forgotten', () => {
  expect(at('/reports')).toBeNull();
  at(`/?local=${asText(local)}`);
  expect(at('/reports')).toEqual(offered(local));
  expect(at(`/?local=${asText(other)}`)).toEqual(offered(other));
  expect(at('/login/callback')).toEqual(offered(other));
  localRemoteStorage.remove();
  expect(at('/reports')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('T-35 it is used once it is accepted, in this tab and from this address alone', () => {
  at(`/?local=${asText(local)}`);
  expect(localRemoteStorage.accept(asText(local))).toBe(true);
  expect(at('/reports')).toEqual(accepted(local));
  expect(at(`/?local=${asText(local)}`)).toEqual(accepted(local));
  expect(at(`/?local=${asText(other)}`)).toEqual(offered(other));
  localRemoteStorage.remove();
  expect(at(`/?local=${asText(local)}`)).toEqual(offered(local));
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

test('where storage is blocked, the page is offered it, and cannot accept', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(at(`/?local=${asText(local)}`)).toEqual(offered(local));
  expect(localRemoteStorage.accept(asText(local))).toBe(false);
  localRemoteStorage.remove();
  expect(at('/')).toBeNull();
});
