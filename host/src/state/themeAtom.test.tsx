import { act } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { themeAtom } from './themeAtom';
import { useTheme } from './useTheme';

function Keeper() {
  useTheme();
  return null;
}

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
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

test('R-11 the document follows the choice at once', () => {
  localStorage.setItem('portal.theme', 'light');
  const { store } = renderAt(<Keeper />);
  const choose = (theme: 'system' | 'light' | 'dark') => {
    act(() => {
      store.set(themeAtom, theme);
    });
    return root.dataset['theme'];
  };

  expect(root.dataset['theme']).toBe('light');
  expect(choose('dark')).toBe('dark');
  expect(choose('system')).toBeUndefined();
  expect(root.hasAttribute('data-theme')).toBe(false);
});
