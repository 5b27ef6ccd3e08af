import { median } from './median.ts';

/** The part of a result of Lighthouse that is used here. */
export interface LighthouseResult {
  environment: { benchmarkIndex: number };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string } | undefined
  >;
}

/** Scores of 100 and figures of one screen and form factor: of each the median of some runs. */
export function lighthouseRow(results: LighthouseResult[]): Record<string, number> {
  const score = (category: string) =>
    Math.round(median(results.map(({ categories }) => (categories[category]?.score ?? NaN) * 100)));
  const figure = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'LCP (ms)': Math.round(figure('largest-contentful-paint')),
    'TBT (ms)': Math.round(figure('total-blocking-time')),
    CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
    // How fast the machine was meanwhile: a busy one has longer tasks.
    'machine (index)': Math.round(median(results.map(({ environment }) => environment.benchmarkIndex))),
  };
}
