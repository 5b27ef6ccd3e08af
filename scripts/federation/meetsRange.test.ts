import { satisfies } from 'semver';
import { meetsRange } from './meetsRange.ts';

test.each([
  ['1.2.3', '^1.2.3'],
  ['1.2.4', '^1.2.3'],
  ['1.3.0', '^1.2.3'],
  ['1.10.0', '^1.9.5'],
  ['1.2.2', '^1.2.3'],
  ['1.1.9', '^1.2.3'],
  ['2.0.0', '^1.2.3'],
  ['0.2.3', '^1.2.3'],
  ['0.2.4', '^0.2.3'],
  ['0.3.0', '^0.2.3'],
  ['0.0.3', '^0.0.3'],
  ['0.0.4', '^0.0.3'],
  ['19.3.1', '^19.3.1'],
  ['2.0.0-beta.1', '^2.0.0'],
])('%s meets %s as npm says', (version, range) => {
  expect(meetsRange(version, range)).toBe(satisfies(version, range));
});

test.each(['1.2.3', '~1.2.3', '>=1', '*', '^1.2.3 || ^2.0.0'])('a range such as %s is not met', (range) => {
  expect(meetsRange('1.2.3', range)).toBe(false);
});
