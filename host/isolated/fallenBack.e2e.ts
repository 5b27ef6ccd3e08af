import { FallbackLine } from '@portal/scripts/browser/FallbackLine.ts';
import { reportBuilds } from './reportBuilds';
import { brokenList, redraw, shipBroken } from './shipBroken';
import { shipReports } from './shipReports';
import { expect, test } from '../e2e/test';

// These walks ship, so their portal is their own.
test.use({ portalOptions: {} });

test('the tab keeps to it, says what runs, and takes the next good build over', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { about, userMenu } = reader;
  const bad = await shipBroken(portal, brokenList);
  await reader.open('/reports');
  await expect(reader.fallback.line).toBeVisible();
  const good = reportBuilds(reader).find((build) => build !== bad) ?? '';

  await userMenu.button.press('Enter');
  await userMenu.aboutItem.click();
  await about.details.click();
  await expect(about.apps.filter({ hasText: 'remote-reports' })).toContainText(
    `Build ${good} instead of ${bad}, which did not work`,
  );
  await about.copyButton.click();
  await expect(about.outcome).toHaveText('Copied.');
  expect(await reader.page.evaluate(() => navigator.clipboard.readText())).toContain(
    `remote-reports ${good}, instead of ${bad}`,
  );
  await about.closeButton.click();

  // Loaded again, the tab does not try what did not work, and logs nothing.
  const { length } = reader.logged();
  await reader.page.reload();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(reader.fallback.line).toBeVisible();
  const loaded = reader.page.waitForEvent('domcontentloaded');
  await reader.fallback.newestButton.press('Enter');
  await loaded;
  await expect(reader.fallback.line).toBeVisible();
  expect(reader.logged()).toHaveLength(length + 1);

  const newer = await shipReports(portal);
  await reader.page.reload();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(reader.fallback.line).toBeHidden();
  expect(reportBuilds(reader)).toEqual([bad, good, newer.build]);
  expect(Object.keys(await reader.stored()).filter((key) => key.startsWith('portal.fallback'))).toEqual([]);
});

test('what breaks while somebody reads is offered from the build before', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await shipBroken(
    portal,
    redraw('L=>p=>{if(globalThis.isBroken)throw new Error("broken later");return L(p)}'),
  );
  await portal.control({ path: 'list', mode: 'status', status: 500 });
  await reader.page.clock.install();
  await reader.open('/reports');
  await expect(reader.tryAgain).toBeVisible();
  await portal.control({ reset: true });
  await reader.untilKnown();
  // By now somebody may have typed something.
  await reader.page.clock.fastForward(1_000);
  await reader.page.evaluate(() => {
    Object.assign(globalThis, { isBroken: true });
  });
  await reader.tryAgain.click();
  await expect(reader.notices.listUnavailable).toBeVisible();
  await expect(reader.fallback.line).toBeHidden();

  const offer = FallbackLine.offer(reader.main);
  await expect(offer).toHaveText('Use the version of Fri, November 20');
  await reader.tryAgain.focus();
  await reader.page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  await reader.page.keyboard.press('Enter');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(reader.page.locator('body')).not.toBeFocused();
  await expect(reader.fallback.line).toBeVisible();
});

test('F-19 a build before whose record is another one is not let in, and that is told as ever, without a loop', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await shipBroken(portal, brokenList);
  // The same record with a space: the page has another digest.
  await reader.page.route('**/release.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await reader.open('/reports');
  await expect(reader.notices.listUnavailable).toBeVisible();
  await reader.untilQuiet();
  expect(reportBuilds(reader)).toHaveLength(1);
  await reader.tryAgain.click();
  await expect(reader.notices.listUnavailable).toBeVisible();
  expect(reader.requests.filter((url) => url.endsWith('release.json'))).toHaveLength(1);
});
