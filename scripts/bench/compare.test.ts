import { compare } from './compare.ts';
import { median, quartiles } from './median.ts';

const visit = (content: number, blocked: number) => ({
  'first contentful paint (ms)': 100,
  'largest contentful paint (ms)': 200,
  'bar (ms)': 250,
  'content (ms)': content,
  'blocking time (ms)': blocked,
  'longest task (ms)': 60,
});

test('medians are compared, and equal figures have the ratio 1, zeros too', () => {
  const federated = { name: 'federated', visits: [visit(300, 0), visit(900, 0), visit(310.4, 0)] };
  const single = { name: 'single bundle', visits: [visit(620.8, 0)] };
  const documented = { name: 'as documented', visits: [visit(1_000, 50)] };
  const table = compare(federated, [single, documented]);
  expect(table['content (ms)']).toEqual({
    federated: '310 (305–605)',
    'single bundle': '621 (621–621)',
    '÷ single bundle': '0.50',
    'as documented': '1000 (1000–1000)',
    '÷ as documented': '0.31',
  });
  expect(table['first contentful paint (ms)']?.['÷ single bundle']).toBe('1.00');
  expect(table['blocking time (ms)']?.['÷ single bundle']).toBe('1.00');
  expect(table['blocking time (ms)']?.['÷ as documented']).toBe('0.00');
  expect(compare(documented, [single])['blocking time (ms)']?.['÷ single bundle']).toBe('');
});

test('the median of an even number of values lies between two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(quartiles([4, 1, 3, 2])).toEqual([1.75, 3.25]);
  expect(median([])).toBeNaN();
});
