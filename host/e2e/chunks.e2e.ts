import { readdirSync } from 'node:fs';
import path from 'node:path';
import { changePage } from './changePage';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const logged = (reader: Reader) => reader.faults().filter((text) => text.includes('[portal]'));

/** Somebody whose browser is never idle, so that nothing is loaded ahead. */
async function arriveBusy(): Promise<Reader> {
  const reader = await stage.arriveSignedIn();
  await reader.page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  return reader;
}

test('the history whose code cannot be had is said to be so, and the next press opens it', async () => {
  const reader = await arriveBusy();
  const { page } = reader;
  await reader.open('/reports/renewable-energy');
  await page.getByRole('heading', { name: 'Executive Summary' }).waitFor();
  await page.route('**/apps/remote-reports/**', (route) => route.abort());
  const older = page.getByRole('button', { name: 'Older Reports' });
  await older.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByText('The older reports could not be opened. Please try again.')
    .waitFor();
  expect(logged(reader)).toHaveLength(1);
  expect(await reader.focused()).toBe('button: Older Reports');

  await page.unroute('**/apps/remote-reports/**');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Report History' }).waitFor();
});

test('the menus of the bar whose code cannot be had are asked for again at the next press', async () => {
  const reader = await arriveBusy();
  const { page } = reader;
  await page.route('**/bar-tools.*', (route) => route.abort());
  await reader.open('/');
  const user = page.getByRole('button', { name: /^Open user menu/ });
  await user.click();
  await page.waitForTimeout(300);
  expect(logged(reader)).toEqual([expect.stringContaining('bar.tools')]);
  await page.unroute('**/bar-tools.*');
  await user.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
});

test('calls whose code cannot be had fail as calls do, and "Try again" heals', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await page.route('**/axios.*', (route) => route.abort());
  await reader.open('/reports');
  await page.getByRole('main').getByText('The reports could not be loaded.').waitFor();
  await page.unroute('**/axios.*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Renewable Energy' }).waitFor();
});

test('a manifest that never answers is given up in time, and "Try again" heals', async () => {
  const { directory } = stage.portal;
  const [build = ''] = readdirSync(path.join(directory, 'apps/remote-reports'));
  const manifest = `/apps/remote-reports/${build}/mf-manifest.json`;
  const restore = changePage(stage.portal, ({ remotes }) => {
    for (const remote of remotes) if (remote.name === 'remote_reports') remote.entry = manifest;
  });
  const reader = await stage.arriveSignedIn();
  await reader.page.route(`**${manifest}*`, () => undefined);
  await reader.open('/reports');
  restore();
  const started = Date.now();
  // Five seconds each for the first attempt and the one that the host makes by itself.
  await reader.page.getByText('The reports are not available right now.').first().waitFor();
  expect(Date.now() - started).toBeLessThan(15_000);
  await reader.page.unroute(`**${manifest}*`);
  await reader.page.getByRole('button', { name: 'Try again' }).click();
  await reader.page.getByRole('link', { name: 'Renewable Energy' }).waitFor();
});
