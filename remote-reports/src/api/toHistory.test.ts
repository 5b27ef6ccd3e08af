import { toHistory } from './toHistory';

const datesOf = (paths: unknown[]) => toHistory(paths).map(({ date }) => date);

test('S-41 the newest comes first, whatever the order of the API', () => {
  expect(datesOf(['r/a/20231229/x', 'r/a/20240102/x', 'r/a/20240101/x'])).toEqual([
    '20240102',
    '20240101',
    '20231229',
  ]);
});

test('S-42 the entry named latest is skipped', () => {
  expect(datesOf(['r/a/latest/report.json', 'r/a/20240102/report.json'])).toEqual(['20240102']);
});

test('S-43 the date is the second-to-last segment, of a path that ends in a slash too', () => {
  expect(datesOf(['reports/acme/20240102/report.json'])).toEqual(['20240102']);
  expect(datesOf(['reports/acme/20240103/'])).toEqual(['20240103']);
  expect(datesOf(['20240104/'])).toEqual(['20240104']);
});

test('S-46 it is read as a day of the calendar', () => {
  expect(toHistory(['a/20240102/x'])).toEqual([{ date: '20240102', day: '2024-01-02' }]);
});

test('B-35 what names no date is left out, and told by its place', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(datesOf([null, 7, {}, 'no-slash', 'a//b', 'a/../b', '', 'a/20240102/b'])).toEqual(['20240102']);
  expect(warn).toHaveBeenCalledTimes(7);
  expect(warn).toHaveBeenCalledWith('[portal] reports.history: entry 3 left out: it names no date');
});

test('B-36, B-37 texts that are no dates come last in the API’s order; only exactly latest is skipped', () => {
  expect(datesOf(['a/LATEST/x', 'a/20241345/x', 'a/20240102/x', 'a/2024-01-02/x', 'a/latest2/x'])).toEqual([
    '20240102',
    'LATEST',
    '20241345',
    '2024-01-02',
    'latest2',
  ]);
});

test('B-37 the same date is listed once', () => {
  expect(datesOf(['a/20240102/x', 'b/20240102/y', 'a/20240102/'])).toEqual(['20240102']);
});
