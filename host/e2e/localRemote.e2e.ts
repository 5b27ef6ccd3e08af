import { deployedTitle, localBuildTest as test, type LocalBuild } from './localBuildTest';
import type { Reader } from './Reader';
import { expect } from './test';

const minutes = 60_000;
const titleFile = 'remote-reports/src/screens/ReportListScreen.tsx';

test.use({ portalOptions: { channels: { staging: { allowLocalRemotes: true }, canary: {} } } });
// One development server is enough.
test.describe.configure({ mode: 'default' });

const link = ({ link: address }: LocalBuild, path: string) => path + new URL(address).search;
const line = ({ page }: Reader) => page.getByRole('region', { name: /^Local build of reports/ });
const useDeployed = ({ page }: Reader) => page.getByRole('button', { name: 'Use the deployed build' });
/** Requests that a local build causes: its files, and the code that accepts one. */
const traces = ({ requests }: Reader, { origin }: LocalBuild) =>
  requests.filter((url) => url.startsWith(origin) || url.includes('/local-build.'));

test('the link shows the local build in the deployed portal, through sign-in, edits and reloads, until it is reset', async ({
  arriveIn,
  local,
  portal,
}) => {
  test.setTimeout(3 * minutes);
  const reader = await arriveIn('staging', false);
  const { page } = reader;
  expect(local.link.startsWith(`${portal.origin}/?local=remote_reports@http://localhost:`)).toBe(true);
  await page.goto(local.link);
  await expect(line(reader)).toBeVisible();
  await expect(page).toHaveURL('/');
  await reader.signIn();
  await expect(line(reader)).toBeVisible();

  await reader.open('/reports');
  await expect(reader.heading(local.title)).toBeVisible();
  expect(reader.requests).toContain(`${local.origin}/remoteEntry.js`);
  await reader.list.link('Renewable Energy').click();
  await expect(reader.report.summary).toBeVisible();
  await expect(line(reader)).toBeVisible();
  await reader.report.historyButton.click();
  await expect(reader.history.heading).toBeVisible();
  expect(reader.faults()).toEqual([]);

  await reader.open('/reports');
  await expect(reader.heading(local.title)).toBeVisible();
  const title = `${local.title} here`;
  local.edit(titleFile, `>${local.title}<`, `>${title}<`);
  local.title = title;
  await expect(reader.heading(title)).toBeVisible({ timeout: minutes });
  await page.reload();
  await expect(reader.heading(title)).toBeVisible();
  await expect(line(reader)).toBeVisible();

  const other = await reader.openTab('/reports');
  await expect(other.heading(deployedTitle)).toBeVisible();
  await expect(line(other)).toHaveCount(0);
  expect(other.requests.filter((url) => url.startsWith(local.origin))).toEqual([]);

  await useDeployed(reader).click();
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
  await expect(page).toHaveURL('/reports');
  await page.reload();
  await expect(reader.heading(deployedTitle)).toBeVisible();
  expect(reader.faults()).toEqual([]);
});

test('T-35 a channel that does not allow it asks nothing of this machine', async ({ arriveIn, local }) => {
  const reader = await arriveIn('canary');
  await reader.open(link(local, '/reports'));
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
  expect(traces(reader, local)).toEqual([]);
});

test('T-35 nor does production, even if its configuration says that it may', async ({
  arrive,
  changePage,
  local,
}) => {
  changePage((data) => {
    data.config.allowLocalRemotes = true;
  });
  const reader = await (await arrive()).openSignedIn('/');
  await reader.open(link(local, '/reports'));
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
  expect(traces(reader, local)).toEqual([]);
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

for (const [part, files] of [
  ['entry', 'remoteEntry*'],
  ['chunks', '__federation_expose_*'],
] as const)
  test(`F-19 the integrity of the ${part} of every other remote is asked for as ever`, async ({
    arriveIn,
    local,
  }) => {
    const reader = await arriveIn('staging', false);
    await reader.page.route(`**/apps/remote-auth/**/${files}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.wasTampered = true;${await response.text()}` });
    });
    await reader.open(link(local, '/reports'));
    await expect(reader.line('The sign-in page is not available right now.')).toBeVisible();
    expect(await reader.page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    await expect(line(reader)).toBeVisible();
  });

test('a local build that is not there is told, and the deployed one is one press away', async ({
  arriveIn,
  local,
}) => {
  const reader = await arriveIn('staging');
  await reader.page.route(`${local.origin}/**`, (route) => route.abort('connectionrefused'));
  await reader.open(link(local, '/reports'));
  await expect(reader.line('The reports are not available right now.')).toBeVisible();
  await expect(line(reader)).toContainText('Local build of reports could not be loaded');
  await useDeployed(reader).click();
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
});
