import { act } from '@testing-library/react';
import { themeAtom, type Theme } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
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

test('R-11 the document follows the choice at once', () => {
  localStorage.setItem('portal.theme', 'light');
  const { store } = renderAt(<Keeper />);
  const choose = (theme: Theme) => {
    act(() => {
      store.set(themeAtom, theme);
    });
    return root.dataset['theme'];
  };

  expect(root.dataset['theme']).toBe('light');
  expect(choose('dark')).toBe('dark');
  expect(choose('system')).toBe('system');
});
