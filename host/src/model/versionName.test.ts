import { versionName } from './versionName';

const now = new Date(2026, 10, 24, 9);

test.each([
  [new Date(2026, 10, 20, 8).toISOString(), 'the version of Fri, November 20'],
  [new Date(2025, 10, 20, 8).toISOString(), 'the version of Thu, November 20, 2025'],
  [new Date(2026, 10, 23, 23).toISOString(), 'yesterday’s version'],
  [new Date(2026, 10, 24, 7).toISOString(), 'the version of earlier today'],
  ['', 'the version before'],
])('the version since %s is %s', (since, name) => {
  expect(versionName(since, now)).toBe(name);
});
