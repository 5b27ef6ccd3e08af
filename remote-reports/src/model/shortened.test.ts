import { shortened } from './shortened';

test('what is short enough stays as it is, and what is cut says so', () => {
  expect(shortened('Grid news', 9)).toBe('Grid news');
  expect(shortened('Grid news', 5)).toBe('Grid…');
  expect(shortened('👩‍👩‍👧👩‍👩‍👧', 1)).toBe('👩‍👩‍👧…');
});
