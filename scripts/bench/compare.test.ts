import { compare } from './compare.ts';

const visit = (card: number, scripts: number) => ({
  'first contentful paint (ms)': 100,
  'first card (ms)': card,
  requests: 20,
  'JS (KB)': scripts,
});

test('medians are compared, and equal figures have the ratio 1, zeros too', () => {
  const table = compare([visit(300, 0), visit(900, 0), visit(310.4, 0)], [visit(620.8, 0)]);
  expect(table['first card (ms)']).toEqual({ federated: 310, 'single bundle': 621, ratio: '0.50' });
  expect(table['requests']?.ratio).toBe('1.00');
  expect(table['JS (KB)']?.ratio).toBe('1.00');
});
