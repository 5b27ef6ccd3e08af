import type { Route } from 'playwright-core';
import { nameManifest } from './nameManifest';
import { expect, test } from './test';

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found.' });

test('without remote-auth a reader who is signed in reads on, and one who is not is told', async ({
  arrive,
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.page.route('**/apps/remote-auth/**', notFound);
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();

  const stranger = await arrive();
  await stranger.page.route('**/apps/remote-auth/**', notFound);
  await stranger.open('/reports');
  await expect(stranger.notices.loginUnavailable).toBeVisible();
  await expect(stranger.bar.loginButton).toBeVisible();
  await stranger.page.unroute('**/apps/remote-auth/**');
  await stranger.tryAgain.click();
  await expect(stranger.login.button).toBeVisible();
});

test('the bar is there before any file of a remote has been answered', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.page.route('**/apps/remote-*/**', () => undefined);
  await reader.open('/reports');
  await expect(reader.bar.reports).toBeVisible();
  await expect(reader.userMenu.button).toBeVisible();
});

test('a registry may name manifests as well', async ({ arriveSignedIn, changePage }) => {
  const reader = await arriveSignedIn();
  const manifest = nameManifest(changePage);
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  expect(reader.requests.filter((url) => url.endsWith(manifest))).toHaveLength(1);
});
