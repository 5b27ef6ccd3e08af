import type { CalendarDay } from '@portal/shared';
import { toHistory } from '../api/toHistory';
import { olderEntries } from './olderEntries';

const history = toHistory(
  ['20240103', '20240102', '20231229', 'nonsense'].map((date) => `reports/energy/${date}/report.json`),
);
const datesOf = (shown: CalendarDay | null) => [...olderEntries(history, shown)].map(({ date }) => date);

test('R-6 what is older than a report are the days before it', () => {
  expect(datesOf('2024-01-03')).toEqual(['20240102', '20231229']);
  expect(datesOf('2023-12-29')).toEqual([]);
});

test('R-6 where the report has no date, every dated one may be older', () => {
  expect(datesOf(null)).toEqual(['20240103', '20240102', '20231229']);
});
