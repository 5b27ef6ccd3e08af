import { holdFiles } from './holdFiles';
import type { Reader } from './Reader';
import { expect, test } from './test';

/** Nothing is loaded ahead: this browser is never idle. */
const stayBusy = ({ page }: Reader) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });

for (const app of ['remote-reports', 'host'])
  test(`the history whose code of ${app} cannot be had is said to be so, and the next press opens it`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn();
    const { page, report, history } = reader;
    await stayBusy(reader);
    await reader.open('/reports/renewable-energy');
    await expect(report.summary).toBeVisible();
    await reader.untilKnown();
    await page.route(`**/apps/${app}/**`, (route) => route.abort());
    await report.historyButton.focus();
    await page.keyboard.press('Enter');
    await expect(reader.line('“Older Reports” could not be opened. Please try again.')).toBeVisible();
    expect(reader.logged()).toHaveLength(1);
    await expect(report.historyButton).toBeFocused();

    await page.unroute(`**/apps/${app}/**`);
    await page.keyboard.press('Enter');
    await expect(history.heading).toBeVisible();
  });

test('R-18 sharing whose code cannot be had is said to be so, and the next press opens it', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page } = reader;
  const share = reader.report.tool('Share');
  await stayBusy(reader);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await reader.open('/reports/renewable-energy');
  await expect(reader.report.summary).toBeVisible();
  await reader.untilKnown();
  await page.route('**/hand-on.*', (route) => route.abort());
  await share.press('Enter');
  await expect(reader.line('“Share” could not be opened. Please try again.')).toBeVisible();
  expect(reader.logged()).toHaveLength(1);

  await page.unroute('**/hand-on.*');
  await share.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeFocused();
});

test('the menus of the bar whose code cannot be had are asked for again at the next press', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, userMenu } = reader;
  await stayBusy(reader);
  await page.route('**/bar-tools.*', (route) => route.abort());
  await reader.open('/');
  await userMenu.button.click();
  await expect.poll(() => reader.logged()).toEqual([expect.stringContaining('bar.tools')]);
  await page.unroute('**/bar-tools.*');
  await userMenu.button.click();
  await expect(userMenu.signOutItem).toBeVisible();
});

test('S-68 the first answer needs no code of the http client, and that comes after it is drawn', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const letGo = await holdFiles(reader, '**/axios.*');
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(reader.userMenu.button).toBeVisible();

  letGo();
  await expect(reader.userMenu.button).toHaveAccessibleName(/Ada/);
});

test('calls whose code cannot be had fail as calls do, and "Try again" heals', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await reader.page.route('**/axios.*', (route) => route.abort());
  await portal.control({ path: 'list', mode: 'status', status: 503, times: 1 });
  await reader.open('/reports');
  await expect(reader.notices.listFailed).toBeVisible();
  await reader.page.unroute('**/axios.*');
  await reader.tryAgain.click();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
});

test('a screen is drawn when its code is there: no clock has to move', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  const { clock } = reader.page;
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
  const letGo = await holdFiles(reader, '**/apps/remote-reports/**');
  await reader.open('/reports');
  await expect(reader.line('Loading...')).toBeVisible();

  letGo();
  await expect(reader.list.cards).toHaveCount(9);
});

for (const [path, whose] of [
  ['/', 'a panel'],
  ['/reports', 'a screen'],
] as const)
  test(`the code of ${whose} is asked for before the bar is drawn, not after it`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn();
    await reader.page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        const isAsked = document.querySelector('script[src*="remote-reports"]') !== null;
        if (!isAsked && !document.querySelector('header nav')) return;
        observer.disconnect();
        Object.assign(window, { isAskedFirst: isAsked });
      }).observe(document, { childList: true, subtree: true });
    });
    await reader.open(path);
    await expect(reader.bar.navigation).toBeVisible();

    expect(await reader.page.evaluate(() => 'isAskedFirst' in window && window.isAskedFirst)).toBe(true);
  });
