import { isNewer } from './isNewer';

const at = (iso: string) => ({ iso, day: iso.slice(0, 10) });
const modified = at('2024-01-02T06:00:00.000Z');

test('R-5, H-9 new is what was modified after the last visit, not at the same moment', () => {
  expect(isNewer(modified, '2024-01-02T05:59:59.999Z')).toBe(true);
  expect(isNewer(modified, '2024-01-02T06:00:00.000Z')).toBe(false);
  expect(isNewer(modified, '2024-01-02T06:00:00.001Z')).toBe(false);
});

test.each([
  ['2024-01-02T07:30:00+02:00', true],
  ['2024-01-02T08:00:00+02:00', false],
  ['2024-01-02T00:30:00-05:00', true],
  ['2024-01-01T23:30:00-07:00', false],
])('moments are compared, not texts: than %s is %s', (than, isIt) => {
  expect(isNewer(modified, than)).toBe(isIt);
});

test('an offset in the modified date counts too', () => {
  expect(isNewer(at('2024-01-02T07:00:00+02:00'), '2024-01-02T06:00:00.000Z')).toBe(false);
  expect(isNewer(at('2024-01-02T07:00:00-02:00'), '2024-01-02T06:00:00.000Z')).toBe(true);
});

test('a day without a time begins at midnight, UTC', () => {
  expect(isNewer(at('2024-01-02'), '2024-01-01T23:59:59.999Z')).toBe(true);
  expect(isNewer(at('2024-01-02'), '2024-01-02T00:00:00.000Z')).toBe(false);
  expect(isNewer(modified, '2024-01-02')).toBe(true);
});

test.each([
  ['a first visit', modified, null],
  ['no date', null, '2024-01-02T05:00:00.000Z'],
  ['neither', null, null],
  ['a last visit that is no date', modified, 'yesterday'],
  ['an empty last visit', modified, ''],
  ['a modified date that is no date', at('2024-13-45'), '2024-01-02T05:00:00.000Z'],
])('with %s nothing is new', (_what, date, than) => {
  expect(isNewer(date, than)).toBe(false);
});
