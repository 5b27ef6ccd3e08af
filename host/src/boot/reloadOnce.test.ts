import { reloadOnce } from './reloadOnce';

beforeEach(() => {
  sessionStorage.clear();
});

test('the page is loaded again once for each release that the tab has run', () => {
  const reload = jest.fn();
  expect([7, 7, 8, 7, 8].map((release) => reloadOnce(release, reload))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['getItem', 'setItem'] as const)('a tab whose storage is blocked never does (%s)', (method) => {
  const reload = jest.fn();
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(reloadOnce(7, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
