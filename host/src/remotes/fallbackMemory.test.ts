import { fallbackMemory } from './fallbackMemory';

const reports = { name: 'remote_reports', entry: '/apps/remote-reports/2/remoteEntry.js' };
const key = 'portal.fallback.remote_reports';

beforeEach(() => {
  sessionStorage.clear();
});

test('the tab remembers which build did not work, until somebody wants to try it again', () => {
  expect(fallbackMemory.holds(reports)).toBe(false);
  fallbackMemory.keep(reports);
  expect(fallbackMemory.holds(reports)).toBe(true);
  fallbackMemory.forget(reports.name);
  expect(fallbackMemory.holds(reports)).toBe(false);
});

test('a page with another build makes it forget', () => {
  fallbackMemory.keep(reports);
  expect(fallbackMemory.holds({ ...reports, entry: '/apps/remote-reports/3/remoteEntry.js' })).toBe(false);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('each remote is remembered by itself, and looking changes nothing', () => {
  const auth = { name: 'remote_auth', entry: '/apps/remote-auth/2/remoteEntry.js' };
  fallbackMemory.keep(reports);
  expect(fallbackMemory.holds(auth)).toBe(false);
  fallbackMemory.keep(auth);
  fallbackMemory.forget(auth.name);
  const remove = jest.spyOn(Storage.prototype, 'removeItem');
  expect([fallbackMemory.holds(auth), fallbackMemory.holds(reports)]).toEqual([false, true]);
  expect(remove).not.toHaveBeenCalled();
  expect(Object.keys(sessionStorage)).toEqual([key]);
});

test('where storage is blocked nothing is remembered, and nothing fails', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  fallbackMemory.keep(reports);
  fallbackMemory.forget(reports.name);
  expect(fallbackMemory.holds(reports)).toBe(false);
});
