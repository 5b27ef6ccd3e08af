import { failedAudits } from './failedAudits.ts';
import { lighthouseRow } from './lighthouseRow.ts';

const result = (performance: number, lcp: number, contrast: number) => ({
  environment: { benchmarkIndex: 1000 * performance },
  categories: {
    performance: {
      score: performance,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'total-blocking-time', weight: 30 },
        { id: 'cumulative-layout-shift', weight: 25 },
        { id: 'unused-javascript', weight: 0 },
      ],
    },
    accessibility: { score: contrast, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
    'best-practices': { score: 1, auditRefs: [{ id: 'deprecations', weight: 5 }] },
  },
  audits: {
    'largest-contentful-paint': {
      title: 'Largest Contentful Paint',
      score: performance,
      numericValue: lcp,
      displayValue: `${String(lcp / 1000)} s`,
    },
    'total-blocking-time': { title: 'Total Blocking Time', score: 1, numericValue: 40.2 },
    'cumulative-layout-shift': { title: 'Cumulative Layout Shift', score: 1, numericValue: 0.00049 },
    'unused-javascript': { title: 'Reduce unused JavaScript', score: 0 },
    'color-contrast': { title: 'Contrast', score: contrast },
    deprecations: { title: 'Avoids deprecated APIs', score: null },
  },
});

const results = [result(0.9, 2000, 1), result(0.97, 1500, 0), result(1, 1000, 1)];

test('each score and figure is the median of the runs', () => {
  expect(lighthouseRow(results)).toEqual({
    performance: 97,
    accessibility: 100,
    'best practices': 100,
    'LCP (ms)': 1500,
    'TBT (ms)': 40,
    CLS: 0,
    'machine (index)': 970,
  });
});

test('audits are named that took something from a score, and no other', () => {
  expect(failedAudits(results)).toEqual([
    'largest-contentful-paint (Largest Contentful Paint): 0.97, 1.5 s',
    'color-contrast (Contrast): 0.00',
  ]);
});
