import { forgetPlace } from './forgetPlace';
import { notePlace } from './notePlace';

const place = { version: '2024-01-02', date: '20240102', anchor: 'a', name: 'Energy', title: 'A', at: 0 };
const reading = notePlace([], 'energy', place, 0);

test.each([
  ['the version that the place is in', '2024-01-02', false],
  ['a newer one', '2024-01-03T06:00:00.000Z', false],
  ['one of unknown age', 'latest', false],
  ['an older one', '2024-01-01T06:00:00.000Z', true],
])('change 10 of whoever is through with %s the place is kept: %s, %s', (_what, version, isKept) => {
  const [energy] = forgetPlace(reading, 'energy', version, 0);
  expect(energy?.place).toBe(isKept ? place : undefined);
});
