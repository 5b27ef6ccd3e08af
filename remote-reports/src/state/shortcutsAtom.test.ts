import { createStore } from 'jotai';
import { shortcutsAtom } from './shortcutsAtom';

beforeEach(() => {
  localStorage.clear();
});

test('R-20 shortcuts are on until they are switched off, on the next page too', () => {
  const store = createStore();
  expect(store.get(shortcutsAtom)).toBe(true);
  for (const isOn of [false, true]) {
    store.set(shortcutsAtom, isOn);
    expect(store.get(shortcutsAtom)).toBe(isOn);
    expect(createStore().get(shortcutsAtom)).toBe(isOn);
  }
});

test('R-20, B-53 where storage is blocked, the switch holds as long as the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const store = createStore();
  store.set(shortcutsAtom, false);
  expect(store.get(shortcutsAtom)).toBe(false);
});

test('R-20, WCAG 2.1.4 shortcuts that are switched off in another tab are off here', () => {
  const [here, there] = [createStore(), createStore()];
  const leave = here.sub(shortcutsAtom, () => undefined);
  there.set(shortcutsAtom, false);
  dispatchEvent(new StorageEvent('storage', { key: 'portal.shortcuts' }));
  expect(here.get(shortcutsAtom)).toBe(false);
  leave();
});
