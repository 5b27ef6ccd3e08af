import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { adjacentReports } from './adjacentReports';

const datesAround = (version: string, last_modified = '2024-01-02') => {
  const { older, newer } = adjacentReports(toReport(sampleAnswer({ last_modified }), 'energy'), version);
  return [older?.date, newer?.date];
};

test('R-8 the reports before and after a date', () => {
  expect(datesAround('20240102')).toEqual(['20231229', '20240103']);
  expect(datesAround('latest')).toEqual(['20231229', '20240103']);
});

test('R-8 there is none at the ends', () => {
  expect(datesAround('20231229')).toEqual([undefined, '20240102']);
  expect(datesAround('20240103')).toEqual(['20240102', undefined]);
  expect(datesAround('latest', '2024-01-03')).toEqual(['20240102', undefined]);
});

test('R-8 a date that the history does not know stands between those it knows, in every time zone', () => {
  expect(datesAround('20240101')).toEqual(['20231229', '20240102']);
  expect(datesAround('latest', '2024-01-01T12:00:00Z')).toEqual(['20231229', '20240102']);
  expect(datesAround('latest', '2024-01-04T05:00:00Z')).toEqual(['20240103', undefined]);
});

test('B-45 an address that names no date has no adjacent reports', () => {
  expect(datesAround('../../user')).toEqual([undefined, undefined]);
});
