import { fisher } from './exactTests.ts';

test('the exact test has the values of the books', () => {
  // Fisher's tea: eight cups, all four told.
  expect(fisher(4, 4, 0, 4)).toBeCloseTo(1 / 70, 12);
  expect(fisher(3, 4, 1, 4)).toBeCloseTo(17 / 70, 12);
  expect(fisher(0, 30, 5, 300)).toBeCloseTo(1, 12);
  expect(fisher(7, 112, 0, 1040)).toBeLessThan(1e-6);
});
