import { createStore } from 'jotai';
import { createPreferenceAtom } from './createPreferenceAtom';

const widthAtom = createPreferenceAtom('width', Number, (width) => (width === 0 ? null : String(width)));

beforeEach(() => {
  localStorage.clear();
});

test('a choice is kept on the device, and that of who has made none is not', () => {
  const store = createStore();
  store.set(widthAtom, 7);
  expect(localStorage.getItem('portal.width')).toBe('7');
  expect(createStore().get(widthAtom)).toBe(7);
  store.set(widthAtom, 0);
  expect(localStorage.getItem('portal.width')).toBeNull();
});

test('a choice that another tab made while nobody looked is there for whoever looks next', () => {
  const store = createStore();
  store.sub(widthAtom, () => undefined)();
  localStorage.setItem('portal.width', '8');
  const leave = store.sub(widthAtom, () => undefined);
  expect(store.get(widthAtom)).toBe(8);
  leave();
});

test('B-53 a choice that the device does not keep holds on this page, until one is kept', () => {
  const store = createStore();
  store.sub(widthAtom, () => undefined);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.set(widthAtom, 9);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.get(widthAtom)).toBe(9);
  full.mockRestore();
  store.set(widthAtom, 6);
  expect(createStore().get(widthAtom)).toBe(6);
});
