import { reloadOnce } from './reloadOnce';

/** How the browser came to this document; none where it does not tell. */
function arriveBy(...types: string[]) {
  performance.getEntriesByType = (kind) =>
    types.map((type) => ({ entryType: kind, type })) as unknown as PerformanceEntryList;
}

beforeEach(() => {
  sessionStorage.clear();
  arriveBy('reload');
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

test.each([
  { arrival: ['navigate'], release: 17, expected: true },
  { arrival: ['back_forward'], release: 18, expected: true },
  { arrival: ['reload'], release: 19, expected: false },
  { arrival: [], release: 20, expected: false },
])('where an earlier document was loaded again, one that came by $arrival may be: $expected', (row) => {
  const reload = jest.fn();
  sessionStorage.setItem(`portal.reloaded.${String(row.release)}`, 'yes');
  arriveBy(...row.arrival);

  expect([reloadOnce(row.release, reload), reloadOnce(row.release, reload)]).toEqual([row.expected, false]);
});

test.each(['getItem', 'setItem'] as const)('a tab whose storage is blocked never does (%s)', (method) => {
  const reload = jest.fn();
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(reloadOnce(9, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
