import { largeTable } from './largeTable.ts';

const walk = (ms: number) => ({
  'answer of the list': ms,
  'first card': ms,
  'list to report': ms,
  'back to the list': ms,
  'answer of the report': ms,
  'first article': ms,
  'frame while scrolling (p95)': ms,
  'history panel': ms,
  'history panel, every link': ms,
});

test('medians with much data are held against those with little, or against a limit', () => {
  const table = largeTable({ much: [walk(900), walk(120), walk(110)], little: [walk(100)] });
  expect(table['first card']).toEqual({
    'much (ms)': 120,
    'little (ms)': 100,
    ratio: '1.20',
    goal: '× 1.1',
    met: 'no',
  });
  expect(table['first article']).toMatchObject({ goal: '× 1.3', met: 'yes' });
  expect(table['list to report']).toMatchObject({ goal: '100 ms', met: 'with little' });
  expect(table['frame while scrolling (p95)']).toMatchObject({ goal: '50 ms', met: 'no' });
  expect(table['history panel']).toMatchObject({ goal: '200 ms', met: 'yes' });
  expect(table['answer of the report']).toMatchObject({ goal: '', met: '' });
});
