import { createStore } from 'jotai';
import { themeAtom } from './themeAtom';

beforeEach(() => {
  localStorage.clear();
});

test.each([
  [null, 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['purple', 'system'],
  ['{"theme":"dark"}', 'system'],
  ['', 'system'],
])('R-11, B-53 with %j on the device the theme is "%s"', (stored, theme) => {
  if (stored !== null) localStorage.setItem('portal.theme', stored);

  expect(createStore().get(themeAtom)).toBe(theme);
});

test('R-11 a choice is kept on the device under the name that the page’s head reads; the system’s is no choice', () => {
  const store = createStore();

  store.set(themeAtom, 'dark');
  expect(localStorage.getItem('portal.theme')).toBe('dark');
  expect(createStore().get(themeAtom)).toBe('dark');
  store.set(themeAtom, 'system');
  expect(localStorage.getItem('portal.theme')).toBeNull();
});

test('R-11, B-53 where nothing can be kept the choice holds on this page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = createStore();

  store.set(themeAtom, 'dark');
  expect(store.get(themeAtom)).toBe('dark');
});

/** A page that shows the theme. */
function openPage() {
  const store = createStore();
  const leave = store.sub(themeAtom, () => undefined);
  return { theme: () => store.get(themeAtom), leave };
}

/** Another tab has written: the event that says so, and the one of a page that was out of sight meanwhile. */
const tellings: [string, () => Event][] = [
  ['a tab in sight', () => new StorageEvent('storage', { key: 'portal.theme' })],
  ['a page out of the back/forward cache', () => Object.assign(new Event('pageshow'), { persisted: true })],
];

test.each(tellings)('R-11 %s follows the choice that was made in another tab', (_which, tell) => {
  const { theme, leave } = openPage();
  localStorage.setItem('portal.theme', 'dark');
  expect(theme()).toBe('system');
  dispatchEvent(tell());
  expect(theme()).toBe('dark');

  localStorage.removeItem('portal.theme');
  dispatchEvent(tell());
  expect(theme()).toBe('system');
  leave();
});

test('B-53 where nothing can be kept the choice outlives the return to the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = createStore();
  store.sub(themeAtom, () => undefined);
  store.set(themeAtom, 'dark');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.get(themeAtom)).toBe('dark');
});
