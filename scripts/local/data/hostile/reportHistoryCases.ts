import { historyPaths } from '../historyPaths.ts';
import { recentWorkdays } from '../workdays.ts';
import type { ReportBuilder, Surroundings } from './ReportBuilder.ts';

/** Histories that are not lists, or have entries that are not paths of an edition. */
export function reportHistoryCases({ build }: ReportBuilder, { today, dates }: Surroundings) {
  const remembering = (name: string, history: (slug: string) => unknown) => build(name, {}, {}, history);
  const mixed = (name: string, bad: (slug: string) => unknown[]) =>
    remembering(name, (slug) => [...bad(slug), ...historyPaths(slug, dates)]);
  const paths = (slug: string, versions: string[]) =>
    versions.map((version) => `reports/${slug}/${version}/report.json`);
  return [
    remembering('B-34 history missing', () => undefined),
    remembering('B-34 history null', () => null),
    remembering('B-34 history empty', () => []),
    remembering('B-34 history a string', (slug) => `reports/${slug}/${today}/report.json`),
    remembering('B-34 history an object', (slug) => ({
      0: `reports/${slug}/${today}/report.json`,
      length: 1,
    })),
    remembering('B-34 history of latest alone', (slug) => paths(slug, ['latest'])),
    mixed('B-35 entries that are no paths', () => [null, 20240102, {}, [], true]),
    mixed('B-35 entries without a date', () => [
      '',
      'report.json',
      '/',
      '//',
      '///',
      'a//report.json',
      ' / / ',
    ]),
    mixed('B-36 segments that are no dates', (slug) =>
      paths(slug, ['20241345', '20240230', '2024-01-02', 'latest2', '2024010', '202401021', '<b>', '%2E%2E']),
    ),
    mixed('B-36 digits of another script', (slug) => paths(slug, ['٢٠٢٤٠١٠٢'])),
    mixed('B-37 LATEST', (slug) => paths(slug, ['LATEST', 'Latest', ' latest', 'latest'])),
    mixed('B-37 duplicate dates', (slug) => paths(slug, [today, today, ...dates.slice(0, 3)])),
    mixed('B-37 paths of other forms', (slug) => [
      `${today}/report.json`,
      `/srv/data/reports/${slug}/${today}/report.json`,
      `reports/${slug}/${today}/`,
    ]),
    remembering('B-38 history of 3,000 dates', (slug) => historyPaths(slug, recentWorkdays(today, 3000))),
  ];
}
