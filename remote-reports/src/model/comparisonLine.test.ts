import { comparisonLine } from './comparisonLine';
import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';

const { articles } = toReport(sampleAnswer(), 'energy');

test('R-6 a comparison is one sentence with its counts', () => {
  const changes = { added: new Set(['a', 'b']), gone: articles, kept: 1234 };
  expect(comparisonLine('Fri Nov 20, 2026', changes)).toBe(
    'Compared with Fri Nov 20, 2026: 2 new, 1 gone, 1,234 still here.',
  );
});

test('R-6 an older report without articles is said to have none', () => {
  expect(comparisonLine('Fri Nov 20, 2026', { added: new Set(['a']), gone: [], kept: 0 })).toBe(
    'Compared with Fri Nov 20, 2026: 1 new, 0 gone, 0 still here. The older report has no articles.',
  );
});
