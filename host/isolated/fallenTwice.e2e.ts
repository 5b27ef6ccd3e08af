import { FallbackLine } from '@portal/scripts/browser/FallbackLine.ts';
import { reportBuilds } from './reportBuilds';
import { brokenList, dateRelease, shipBroken } from './shipBroken';
import { expect, test } from '../e2e/test';

// The releases of other walks would be further builds to fall back to.
test.use({ portalOptions: {} });

test('where the build before does not work either, that is told as ever, with ways on and without a loop', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const before = await shipBroken(portal, brokenList);
  dateRelease(portal, 2, '2026-11-21T08:00:00.000Z');
  const newest = await shipBroken(portal, brokenList);
  await reader.open('/reports');
  await expect(reader.notices.listUnavailable).toBeVisible();
  await reader.untilQuiet();
  expect(reportBuilds(reader)).toEqual([newest, before]);
  expect(reader.logged()).toHaveLength(2);
  await expect(FallbackLine.offer(reader.main)).toBeHidden();

  await reader.tryAgain.click();
  await expect(reader.notices.listUnavailable).toBeVisible();
  await reader.untilQuiet();
  expect(reader.logged()).toHaveLength(3);
  expect(reader.requests.filter((url) => url.endsWith('release.json'))).toHaveLength(1);
  await expect(reader.fallback.newestButton).toBeVisible();
  await reader.bar.home.click();
  await expect(reader.welcome.heading).toBeVisible();
});
