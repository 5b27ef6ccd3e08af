import { isNewer } from './isNewer';

const modified = { iso: '2024-01-02T06:00:00.000Z', day: '2024-01-02' };

test('F-5 new is what was modified after the last visit', () => {
  expect(isNewer(modified, '2024-01-02T05:00:00.000Z')).toBe(true);
  expect(isNewer(modified, '2024-01-02T06:00:00.000Z')).toBe(false);
});

test('F-5 on a first visit, or without a date, nothing is new', () => {
  expect(isNewer(modified, null)).toBe(false);
  expect(isNewer(null, '2024-01-02T05:00:00.000Z')).toBe(false);
});
