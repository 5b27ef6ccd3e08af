import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { fileName } from './fileName';

const reportOf = (slug: string, modified: string | null = '2026-11-22') =>
  toReport(sampleAnswer({ last_modified: modified }), slug);

test('R-19 a file is named by the report and its date', () => {
  expect(fileName(reportOf('renewable-energy'), { date: '20261122', day: '2026-11-22' })).toBe(
    'renewable-energy-20261122',
  );
  expect(fileName(reportOf('renewable-energy'), null)).toBe('renewable-energy-20261122');
  expect(fileName(reportOf('renewable-energy', null), null)).toBe('renewable-energy');
});

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['.hidden', 'hidden'],
  ['a:b*c?"<>|', 'a-b-c'],
  ['日本', 'report'],
  ['x'.repeat(300), 'x'.repeat(100)],
  [`x${'-'.repeat(300)}x`, 'x'],
])('R-19 of %s a file system takes %s', (slug, name) => {
  expect(fileName(reportOf(slug, null), null)).toBe(name);
});
