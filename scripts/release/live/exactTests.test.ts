import { binomial, fisher } from './exactTests.ts';

test('the exact tests have the values of the books', () => {
  // Fisher's tea: eight cups, all four told.
  expect(fisher(4, 4, 0, 4)).toBeCloseTo(1 / 70, 12);
  expect(fisher(3, 4, 1, 4)).toBeCloseTo(17 / 70, 12);
  expect(fisher(0, 30, 5, 300)).toBeCloseTo(1, 12);
  expect(fisher(7, 112, 0, 1040)).toBeLessThan(1e-6);
  // Ten coins, eight or more heads.
  expect(binomial(8, 10, 0.5)).toBeCloseTo(56 / 1024, 12);
  expect(binomial(0, 10, 0.05)).toBeCloseTo(1, 12);
  expect(binomial(5_000, 5_360, 0.05)).toBeLessThan(1e-6);
});
