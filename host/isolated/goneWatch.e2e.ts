import type { Route } from 'playwright-core';
import { OpenTab } from '../e2e/OpenTab';
import { shipReports } from './shipReports';
import { expect, test } from '../e2e/test';

// The walk ships, so its portal is its own.
test.use({ portalOptions: {} });

test('F-22 the code that takes over what is live may be gone itself', async ({ arriveSignedIn, portal }) => {
  const old = await shipReports(portal);
  const tab = new OpenTab(await arriveSignedIn());
  const pageData = tab.page.locator('#portal-page');
  const held: Route[] = [];
  let isGone = false;
  await tab.page.route('**/release-notice.*', (route) => {
    if (isGone) return route.fulfill({ status: 404 });
    held.push(route);
    return undefined;
  });
  await tab.reader.open('/reports');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const newer = await shipReports(portal);
  await expect.poll(() => pageData.textContent()).toContain(old.build);

  isGone = true;
  for (const route of held) await route.fulfill({ status: 404 });
  await expect.poll(() => pageData.textContent()).toContain(newer.build);
  await expect(tab.reader.list.link('Renewable Energy')).toBeVisible();
  await tab.reader.untilQuiet();
  expect(tab.documents).toBe(2);
});
