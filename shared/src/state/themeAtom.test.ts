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
