import { comparisonFailure } from './comparisonFailure';

test.each([
  ['offline', 'You are offline. The report of Fri Nov 20, 2026 will load when you are connected again.'],
  ['session-ended', 'The report of Fri Nov 20, 2026 could not be loaded.'],
  ['forbidden', 'You have no access to the report of Fri Nov 20, 2026.'],
  ['not-found', 'The report of Fri Nov 20, 2026 was not found.'],
  ['unavailable', 'The report of Fri Nov 20, 2026 could not be loaded.'],
] as const)('R-6 a failure that is %s reads: %s', (reason, line) => {
  expect(comparisonFailure('Fri Nov 20, 2026', reason)).toBe(line);
});
