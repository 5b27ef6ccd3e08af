import type { ReportListItem } from '@portal/shared';
import { briefingLine } from './briefingLine';

const today = '2024-01-05';
const yesterday = new Date(2024, 0, 4, 9).toISOString();
const monday = new Date(2024, 0, 1, 9).toISOString();

const dated = (day: string | null): ReportListItem => ({
  slug: 'energy',
  name: 'Energy',
  tag: null,
  image: null,
  summary: null,
  modified: day === null ? null : { iso: day, day },
});
const items = [dated('2024-01-02'), dated('2024-01-03'), dated(null), dated('2024-01-03')];

test.each([
  ['4 reports · 2 new since Monday', items, [yesterday, monday], yesterday],
  ['1 report · 1 new since yesterday', items.slice(0, 1), [yesterday], yesterday],
  ['4 reports · 1 new', items, ['never'], null],
  ['4 reports', items, [], null],
  ['Nothing new since yesterday. The latest reports are from Wed, January 3.', items, [], yesterday],
  ['Nothing new since Monday. The latest report is from Tue, January 2.', [dated('2024-01-02')], [], monday],
  ['Nothing new since yesterday. The latest report is from today.', [dated(today)], [], yesterday],
  ['Nothing new since yesterday.', [dated(null)], [], yesterday],
  ['Nothing new. The latest report is from Sun, December 31, 2023.', [dated('2023-12-31')], [], 'never'],
])('H-9, change 1 the line of the day says "%s"', (expected, all, visits, lastVisit) => {
  expect(briefingLine(all, visits, lastVisit, today)).toBe(expected);
});
