import { withSeparator } from '../workdays.ts';
import type { ReportBuilder } from './ReportBuilder.ts';

/** Dates that are malformed or out of range. */
export function reportDateCases({ build }: ReportBuilder, today: string) {
  const milliseconds = Date.parse(`${withSeparator(today, '-')}T05:40:00Z`);
  const dates: [string, unknown][] = [
    ['B-31 date missing', undefined],
    ['B-31 date null', null],
    ['B-31 date empty', ''],
    ['B-31 date 2024-13-45', '2024-13-45'],
    ['B-31 date yesterday', 'yesterday'],
    ['B-31 date zero', 0],
    ['B-31 date in seconds', milliseconds / 1000],
    ['B-31 date in milliseconds', milliseconds],
    ['B-31 date in seconds as text', String(milliseconds / 1000)],
    ['B-31 date far out of range', 1e20],
    ['B-31 date negative', -1],
    ['B-31 date an object', { $date: milliseconds }],
    ['B-31 date an array', [2024, 1, 2]],
    ['B-31 date true', true],
    ['B-31 date without a time', withSeparator(today, '-')],
    ['B-31 date without a zone', `${withSeparator(today, '-')}T05:40:00`],
    ['B-31 date as in the history', today],
    ['B-31 date with 25 hours', '2024-01-02T25:61:00Z'],
    ['B-32 date 2024-02-30', '2024-02-30'],
    ['B-32 date 2024-02-30 with a time', '2024-02-30T05:40:00Z'],
    ['B-32 date 2023-02-29', '2023-02-29T05:40:00Z'],
    ['B-33 date in the far future', '2999-01-01T05:40:00Z'],
    ['B-33 date in the year 10000', '+010000-01-01T00:00:00Z'],
  ];
  return dates.map(([name, lastModified]) => build(name, { last_modified: lastModified }));
}
