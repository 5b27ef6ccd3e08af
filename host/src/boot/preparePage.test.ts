import { preparePage } from './preparePage';

const theme = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset['theme'];
});

test('R-11 canvas and bar have their colours before anything is painted', () => {
  document.body.innerHTML = '<div class="first-bar" hidden></div>';
  const bar = document.body.firstElementChild ?? document.body;
  expect(getComputedStyle(bar).display).toBe('none');

  preparePage();
  expect(getComputedStyle(bar)).toMatchObject({ display: 'flex', background: 'rgb(23, 33, 43)' });
  expect(getComputedStyle(document.documentElement).background).toBe('rgb(247, 247, 245)');
  document.documentElement.dataset['theme'] = 'dark';
  expect(getComputedStyle(document.documentElement).background).toBe('rgb(18, 21, 24)');
});

test('F-37 what the page says where no script reaches it is seen and heard by nobody', () => {
  document.body.innerHTML = '<p class="no-boot">The portal could not be loaded.</p>';
  const line = document.body.firstElementChild ?? document.body;
  expect(getComputedStyle(line).display).toBe('block');
  preparePage();
  expect(getComputedStyle(line).display).toBe('none');
});

test('the style is one that a policy without hashes of it allows: an element without text', () => {
  preparePage();
  const [style] = document.head.getElementsByTagName('style');
  expect(style?.textContent).toBe('');
  expect(style?.sheet?.cssRules.length).toBeGreaterThan(0);
});

test('F-70 whatever goes wrong here, the page goes on', () => {
  localStorage.setItem('portal.theme', 'dark');
  preparePage();
  expect(theme()).toBe('dark');

  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  jest.spyOn(document.head, 'append').mockImplementation(() => {
    throw new Error('no');
  });
  expect(preparePage).not.toThrow();
});
