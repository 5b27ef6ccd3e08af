import { applyTheme } from './applyTheme';

const theme = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test.each(['light', 'dark'])(
  'R-11 the reader’s own theme, %s, is set before anything is painted',
  (stored) => {
    localStorage.setItem('portal.theme', stored);
    applyTheme();
    expect(theme()).toBe(stored);
  },
);

test('R-11 no other theme is ever set', () => {
  applyTheme();
  expect(theme()).toBeUndefined();

  localStorage.setItem('portal.theme', 'purple');
  applyTheme();
  expect(theme()).toBeUndefined();
});
