import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'playwright-core';
import { OpenTab } from '../e2e/OpenTab';
import { removeReportScreen } from './removeReportScreen';
import { shipReports } from './shipReports';
import { expect, test } from '../e2e/test';

// These walks ship, so their portal is their own.
test.use({ portalOptions: {} });

const report = '/reports/renewable-energy';
const pageData = ({ page }: OpenTab) => page.locator('#portal-page').textContent();
const told = ({ reader }: OpenTab) => reader.notices.reportUnavailable;

test('a file that is gone loads the page again, once, at the same address', async ({
  arriveSignedIn,
  portal,
}) => {
  const old = await shipReports(portal);
  const tab = await OpenTab.open(await arriveSignedIn(), '/reports');
  const newer = await shipReports(portal);
  removeReportScreen(portal, old.build);

  await tab.openReport();
  await tab.openHistory(newer.title);
  await expect(tab.page).toHaveURL(report);
  expect(tab.documents).toBe(2);
  expect(tab.builds()).toEqual([old.build, newer.build]);
});

test('a page that Back brings out of the cache, with files that are gone, is loaded again as often as it comes', async ({
  arriveSignedIn,
  portal,
}) => {
  const old = await shipReports(portal);
  const tab = await OpenTab.open(await arriveSignedIn(), '/reports');
  await tab.reader.open('/nowhere');
  await tab.reader.bar.reports.click();
  const newer = await shipReports(portal);
  removeReportScreen(portal, old.build);
  await tab.openReport();
  expect(tab.documents).toBe(3);

  await tab.page.evaluate(() => {
    // The document goes away: it must have answered the walk before.
    setTimeout(() => {
      history.go(-3);
    });
  });
  await expect(tab.page).toHaveURL('/reports');
  await expect.poll(() => pageData(tab)).toContain(old.build);
  await tab.openReport();
  await expect.poll(() => pageData(tab)).toContain(newer.build);
  expect(tab.documents).toBe(5);
});

test('a file that is gone again is told, and nothing loops', async ({ arriveSignedIn, portal }) => {
  const old = await shipReports(portal);
  const stale = readFileSync(path.join(portal.directory, 'index.html'), 'utf8');
  const tab = await OpenTab.open(await arriveSignedIn(), '/reports');
  const newer = await shipReports(portal);
  removeReportScreen(portal, old.build);
  // Something between the reader and the portal gives the page of yesterday to whoever loads it.
  await tab.page.route(`**${report}`, (route) => route.fulfill({ contentType: 'text/html', body: stale }));
  // The code that looks for newer releases comes after the refusals, which it cannot have heard.
  const late: Route[] = [];
  await tab.page.route('**/release-notice.*', (route) => void late.push(route));

  await tab.reader.list.link('Renewable Energy').click();
  await expect.poll(() => tab.documents).toBe(2);
  await expect(told(tab)).toBeVisible();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await expect(tab.notice).toBeHidden();
  for (const route of late) await route.continue();
  await expect(tab.notice).toBeVisible();

  const looks = tab.looks;
  await tab.reader.tryAgain.click();
  await expect.poll(() => tab.looks).toBeGreaterThan(looks);
  await expect(told(tab)).toBeVisible();
  await tab.reader.untilQuiet();
  expect(tab.documents).toBe(2);

  await tab.page.unrouteAll();
  await tab.reader.releaseNotice.reloadButton.click();
  await tab.openHistory(newer.title);
  expect(tab.documents).toBe(3);
});

test('the code that looks for newer releases, if it could not be had, comes to whoever comes back', async ({
  arriveSignedIn,
  portal,
}) => {
  await shipReports(portal);
  const tab = await OpenTab.openForDays(await arriveSignedIn(), '/nowhere');
  await tab.page.route('**/release-notice.*', (route) => route.abort());
  const isLogged = tab.page.waitForEvent('console', (line) => line.text().includes('frame.parts'));
  await tab.reader.open('/reports');
  await isLogged;
  await tab.page.unrouteAll();
  await shipReports(portal);

  const isThere = tab.page.waitForResponse('**/release-notice.*');
  await tab.setVisible(false);
  await tab.setVisible(true);
  await isThere;
  // It counts the five minutes from when it has been evaluated.
  await expect(async () => {
    await tab.page.clock.fastForward('05:00');
    await tab.focus();
    await expect(tab.notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a file that is missing in what is live is told, and nothing is loaded again', async ({
  arriveSignedIn,
  portal,
}) => {
  const { build } = await shipReports(portal);
  const tab = await OpenTab.open(await arriveSignedIn(), '/reports');
  removeReportScreen(portal, build);

  await tab.reader.list.link('Renewable Energy').click();
  await expect(told(tab)).toBeVisible();
  await expect.poll(() => tab.looks).toBeGreaterThan(0);
  await tab.reader.untilQuiet();
  expect(tab.documents).toBe(1);
  await expect(tab.notice).toBeHidden();
});

test('without a network nothing is looked up and nothing loaded again', async ({
  arriveSignedIn,
  portal,
}) => {
  await shipReports(portal);
  const tab = await OpenTab.openForDays(await arriveSignedIn(), '/reports');
  await shipReports(portal);
  await tab.reader.context.setOffline(true);
  await tab.page.clock.fastForward('05:00');
  await tab.focus();
  await tab.reader.list.link('Renewable Energy').click();
  await expect(told(tab)).toBeVisible();
  expect([tab.looks, tab.documents]).toEqual([0, 1]);

  await tab.reader.context.setOffline(false);
  await expect(tab.reader.heading('Renewable Energy')).toBeVisible();
  await tab.seeNotice();
  expect(tab.documents).toBe(1);
});
