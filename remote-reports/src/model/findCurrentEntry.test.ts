import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { findCurrentEntry } from './findCurrentEntry';

const openAt = (version: string, last_modified: unknown = '2024-01-02') =>
  findCurrentEntry(toReport(sampleAnswer({ last_modified }), 'energy'), version)?.date;

test('H-13 a dated report is the entry of its date', () => {
  expect(openAt('20231229')).toBe('20231229');
  expect(openAt('20200101')).toBeUndefined();
});

test('H-13 the latest report is the entry of the day it was modified on, in every time zone', () => {
  expect(openAt('latest')).toBe('20240102');
  expect(openAt('latest', '2024-01-02T00:10:00Z')).toBe('20240102');
  expect(openAt('latest', '2024-01-02T23:50:00Z')).toBe('20240102');
});

test('H-13 no entry is marked where the day is unknown or has none', () => {
  expect(openAt('latest', null)).toBeUndefined();
  expect(openAt('latest', '2024-01-20')).toBeUndefined();
});

test.each(['2024-01-04T05:00:00Z', '2024-01-01T12:00:00Z'])(
  'H-13 no entry is marked for a report of %s, which is of the day of another one in some time zones',
  (last_modified) => {
    expect(openAt('latest', last_modified)).toBeUndefined();
  },
);
