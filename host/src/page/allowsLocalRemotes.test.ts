import { testConfig } from '@portal/shared/testing';
import { allowsLocalRemotes } from './allowsLocalRemotes';

const pageOf = (channel: string | null, allowLocalRemotes?: boolean) => ({
  config: { ...testConfig, ...(allowLocalRemotes !== undefined && { allowLocalRemotes }) },
  remotes: [],
  ...(channel && { release: { number: 1, channel, at: '2026-11-20T08:00:00Z', builds: {} } }),
});

test('T-35 the page of a channel allows local remotes where its configuration says so', () => {
  expect(allowsLocalRemotes(pageOf('staging', true))).toBe(true);
});

test.each([
  ['staging', undefined],
  ['staging', false],
  ['production', undefined],
  ['production', true],
  [null, true],
])('T-35 nobody else does: the channel %s with %s', (channel, allowLocalRemotes) => {
  expect(allowsLocalRemotes(pageOf(channel, allowLocalRemotes))).toBe(false);
});
