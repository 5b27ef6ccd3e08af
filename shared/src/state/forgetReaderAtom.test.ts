import { createStore } from 'jotai';
import { deviceStorage } from '../storage/deviceStorage';
import { forgetAnswersAtom } from './forgetAnswersAtom';
import { forgetReaderAtom } from './forgetReaderAtom';
import { lastVisitAtom } from './lastVisitAtom';
import { newsChecksAtom, newsSeenAtom, notificationsAtom } from './notificationsAtom';
import { reportAtom } from './reportAtom';
import { reportListAtom } from './reportListAtom';
import { userInfoAtom } from './userInfoAtom';

test('S-66, H-7 nothing of the reader who was signed in is left, in memory or on the device', () => {
  const store = createStore();
  const user = { id: '00u1ab', name: 'Ada', email: 'ada@example.com' };
  store.set(userInfoAtom, { status: 'ready', key: '[]', data: user, at: 1 });
  store.set(reportListAtom, { status: 'failed', key: '[]', reason: 'forbidden', retryAt: null });
  store.set(reportAtom, { status: 'loading', key: '["acme","latest"]' });
  globalThis.portalFirstCall = { url: '/list', token: 'a', at: 1, answer: Promise.resolve(Response.error()) };
  store.set(lastVisitAtom, '2024-01-02T08:00:00.000Z');
  store.set(notificationsAtom, 'remote_a', [{ name: 'Acme', href: '/reports/acme', at: '2024-01-03' }]);
  store.set(newsChecksAtom, { remote_a: 'done' });
  store.set(newsSeenAtom, '2024-01-03T08:00:00.000Z');
  deviceStorage.write('reader.00u1ab.lastVisit', '2024-01-02T08:00:00.000Z');

  store.set(forgetReaderAtom);
  expect(store.get(userInfoAtom)).toEqual({ status: 'idle' });
  expect(store.get(reportListAtom)).toEqual({ status: 'idle' });
  expect(store.get(reportAtom)).toEqual({ status: 'idle' });
  expect(store.get(lastVisitAtom)).toBeNull();
  expect(store.get(notificationsAtom)).toEqual([]);
  expect(store.get(newsChecksAtom)).toEqual({});
  expect(store.get(newsSeenAtom)).toBeNull();
  expect(globalThis.portalFirstCall).toBeUndefined();
  expect(deviceStorage.read('reader.00u1ab.lastVisit')).toBeNull();
});

test('H-7, H-9 a session that has merely run out takes the answers, not the last visit on the device', () => {
  const store = createStore();
  store.set(reportAtom, { status: 'loading', key: '["acme","latest"]' });
  store.set(lastVisitAtom, '2024-01-02T08:00:00.000Z');
  deviceStorage.write('reader.00u1ab.lastVisit', '2024-01-02T08:00:00.000Z');

  store.set(forgetAnswersAtom);
  expect(store.get(reportAtom)).toEqual({ status: 'idle' });
  expect(store.get(lastVisitAtom)).toBeNull();
  expect(deviceStorage.read('reader.00u1ab.lastVisit')).toBe('2024-01-02T08:00:00.000Z');
});

test('R-11 what belongs to the device and not to a reader stays', () => {
  deviceStorage.write('theme', 'dark');

  createStore().set(forgetReaderAtom);
  expect(deviceStorage.read('theme')).toBe('dark');
});
