import { isAfterVisit } from './isAfterVisit';

test.each([
  ['the evening before', new Date(2024, 0, 1, 23, 59), true],
  ['the moment before midnight, UTC', new Date('2024-01-01T23:59:59.999Z'), true],
  ['the evening of that day', new Date(2024, 0, 2, 23, 59), false],
  ['the day after', new Date(2024, 0, 3, 12), false],
])('H-9 a date without a time is held beside a visit (%s) in every time zone', (_when, visit, isAfter) => {
  expect(isAfterVisit('2024-01-02', visit.toISOString())).toBe(isAfter);
});

test('H-9 a time is after a visit that was earlier, whichever day that is where the reader is', () => {
  expect(isAfterVisit('2024-01-02T06:00:00.000Z', '2024-01-02T05:59:59.999Z')).toBe(true);
  expect(isAfterVisit('2024-01-02T06:00:00.000Z', '2024-01-02T06:00:00.000Z')).toBe(false);
  expect(isAfterVisit('2024-01-02T06:00:00.000Z', '2024-01-02T07:00:00.000Z')).toBe(false);
});

test('H-9 nothing is after a visit whose time cannot be read', () => {
  expect(isAfterVisit('2024-01-02', 'yesterday')).toBe(false);
});
