import { deployedTitle, localBuildTest as test } from './localBuildTest';
import type { Reader } from '../e2e/Reader';
import { expect } from '../e2e/test';

test.use({ portalOptions: { channels: { staging: { allowLocalRemotes: true }, canary: {} } } });

const local = 'http://localhost:4301';
const link = `/reports?local=remote_reports@${local}/remoteEntry.js`;

/** Requests that a local build causes: its files, and the code that accepts one. */
const traces = ({ requests }: Reader) =>
  requests.filter((url) => url.startsWith(local) || url.includes('/local-build.'));

test('T-35 a channel that does not allow it asks nothing of this machine', async ({ arriveIn }) => {
  const reader = await arriveIn('canary');
  await reader.open(link);
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(reader.page.getByRole('region', { name: /^Local build/ })).toHaveCount(0);
  expect(traces(reader)).toEqual([]);
});

test('T-35 nor does production, even if its configuration says that it may', async ({
  arrive,
  changePage,
}) => {
  changePage((data) => {
    data.config.allowLocalRemotes = true;
  });
  const reader = await (await arrive()).openSignedIn('/');
  await reader.open(link);
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(reader.page.getByRole('region', { name: /^Local build/ })).toHaveCount(0);
  expect(traces(reader)).toEqual([]);
});

test('T-35 an address that is not this machine is never asked, and is gone from the address', async ({
  arriveIn,
  portal,
}) => {
  const reader = await arriveIn('staging');
  for (const entry of [
    'https://evil.example/remoteEntry.js',
    'http://localhost.evil.example/remoteEntry.js',
    'http://localhost@evil.example/remoteEntry.js',
    'http://192.0.2.7:4301/remoteEntry.js',
  ]) {
    await reader.open(`/reports?local=remote_reports@${entry}`);
    await expect(reader.heading(deployedTitle)).toBeVisible();
    await expect(reader.page).toHaveURL('/reports');
  }
  const own = [portal.origin, portal.api].map((origin) => new URL(origin).host);
  const strangers = reader.requests
    .map((url) => new URL(url))
    .filter(({ protocol, host }) => protocol.startsWith('http') && !own.includes(host))
    .filter(({ hostname }) => !/^images\./.test(hostname));
  expect(strangers.map(({ host }) => host)).toEqual([]);
  expect(reader.console.filter((text) => text.includes('is no local build'))).toHaveLength(4);
});
