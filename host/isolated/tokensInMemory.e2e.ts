import { changePage } from '../e2e/changePage';
import { keptBy } from './keptBy';
import { leaveBellOut } from '../e2e/leaveBellOut';
import { OpenTab } from '../e2e/OpenTab';
import { removeReportScreen } from './removeReportScreen';
import { shipReports } from './shipReports';
import { signOutWithinASecond } from '../e2e/signOutWithinASecond';
import { expect, test } from '../e2e/test';
import { tokenPattern } from '../e2e/tokenPattern';

test.use({ portalOptions: { config: { tokenStorage: 'memory' } } });

test('T-10, T-12 the session lasts as long as the page, is kept nowhere, and ends for all tabs', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.page.clock.install();
  await reader.openSignedIn('/reports');
  await expect(reader.list.heading).toBeVisible();
  const other = await reader.openTab('/reports/semiconductors');
  await other.signInAgain();
  await expect(other.heading('Semiconductors')).toBeVisible();
  expect(JSON.stringify([await keptBy(reader), await keptBy(other)])).not.toMatch(tokenPattern);

  await signOutWithinASecond(reader, [reader, other]);
  for (const tab of [reader, other]) await expect(tab.login.button).toBeVisible();
  await other.signInAgain();
  await other.page.reload();
  await expect(other.login.button).toBeVisible();
});

test('T-10 a newer release never loads the page again by itself: that would sign the reader out', async ({
  arrive,
  portal,
}) => {
  const old = await shipReports(portal);
  // It asks for the list when the reader comes back.
  changePage(portal, leaveBellOut);
  const reader = await arrive();
  await reader.openSignedIn('/');
  await expect(reader.welcome.rows.first()).toBeVisible();
  const tab = new OpenTab(reader);
  await tab.settle();
  // A page that asks for nothing when the reader comes back.
  await reader.page.evaluate(() => {
    history.pushState(null, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(reader.notices.noPage).toBeVisible();
  await shipReports(portal);

  // Away for an hour, in which the session would be over: only who asks for the time as the tab is shown is told so.
  await tab.setVisible(false);
  await reader.page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60 * 60_000;
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Date.now = now;
  });
  await expect(tab.notice).toBeVisible();
  await reader.bar.reports.click();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();

  removeReportScreen(portal, old.build);
  await reader.list.link('Renewable Energy').click();
  await expect(reader.notices.reportUnavailable).toBeVisible();
  await expect.poll(() => tab.looks).toBeGreaterThan(1);
  await reader.untilQuiet();
  await expect(reader.userMenu.button).toBeVisible();
  expect(tab.documents).toBe(0);

  // The reader may.
  await reader.releaseNotice.reloadButton.click();
  await expect(reader.login.button).toBeVisible();
  expect(tab.documents).toBe(1);
});
