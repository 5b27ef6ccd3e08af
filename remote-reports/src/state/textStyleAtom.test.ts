import { createStore } from 'jotai';
import { textStyleAtom } from './textStyleAtom';

beforeEach(() => {
  localStorage.clear();
});

test('change 12 a choice of text is there at once, and on the next page', () => {
  const store = createStore();
  expect(store.get(textStyleAtom)).toEqual({ size: 'standard', isCompact: false });
  for (const chosen of [
    { size: 'largest', isCompact: true },
    { size: 'small', isCompact: false },
  ] as const) {
    store.set(textStyleAtom, chosen);
    expect(store.get(textStyleAtom)).toEqual(chosen);
    expect(createStore().get(textStyleAtom)).toEqual(chosen);
  }
});

test('change 12, B-53 where storage is blocked, a choice of text lasts as long as the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const store = createStore();
  store.set(textStyleAtom, { size: 'small', isCompact: false });
  expect(store.get(textStyleAtom).size).toBe('small');
});

test('change 12 a size that is chosen in another tab is there, and a spacing chosen here leaves it', () => {
  const [here, there] = [createStore(), createStore()];
  const leave = here.sub(textStyleAtom, () => undefined);
  there.set(textStyleAtom, { size: 'largest', isCompact: false });
  dispatchEvent(new StorageEvent('storage', { key: 'portal.text' }));
  here.set(textStyleAtom, { ...here.get(textStyleAtom), isCompact: true });
  expect(createStore().get(textStyleAtom)).toEqual({ size: 'largest', isCompact: true });
  leave();
});

test('change 12 a page out of the back/forward cache has the size that was chosen in another tab', () => {
  const [here, there] = [createStore(), createStore()];
  const leave = here.sub(textStyleAtom, () => undefined);
  there.set(textStyleAtom, { size: 'large', isCompact: false });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(here.get(textStyleAtom).size).toBe('large');
  leave();
});
