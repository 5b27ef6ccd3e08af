import { themeAtom, type Theme } from '@portal/shared';
import { createStore } from 'jotai';
import { followTheme } from './followTheme';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});

test('R-11 the document follows the choice at once', () => {
  localStorage.setItem('portal.theme', 'light');
  const store = createStore();
  followTheme(store);
  const choose = (theme: Theme) => {
    store.set(themeAtom, theme);
    return root.dataset['theme'];
  };

  expect(root.dataset['theme']).toBe('light');
  expect(choose('dark')).toBe('dark');
  expect(choose('system')).toBe('system');
});
