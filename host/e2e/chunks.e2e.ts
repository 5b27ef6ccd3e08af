import { nameManifest } from './nameManifest';
import type { Reader } from './Reader';
import { expect, test } from './test';

/** Nothing is loaded ahead: this browser is never idle. */
const stayBusy = ({ page }: Reader) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });

test('the history whose code cannot be had is said to be so, and the next press opens it', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report, history } = reader;
  await stayBusy(reader);
  await reader.open('/reports/renewable-energy');
  await expect(report.summary).toBeVisible();
  await page.route('**/apps/remote-reports/**', (route) => route.abort());
  await report.historyButton.focus();
  await page.keyboard.press('Enter');
  await expect(reader.line('The older reports could not be opened. Please try again.')).toBeVisible();
  expect(reader.logged()).toHaveLength(1);
  await expect(report.historyButton).toBeFocused();

  await page.unroute('**/apps/remote-reports/**');
  await page.keyboard.press('Enter');
  await expect(history.heading).toBeVisible();
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

test('calls whose code cannot be had fail as calls do, and "Try again" heals', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.page.route('**/axios.*', (route) => route.abort());
  await reader.open('/reports');
  await expect(reader.line('The reports could not be loaded.')).toBeVisible();
  await reader.page.unroute('**/axios.*');
  await reader.tryAgain.click();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
});

test('a manifest that never answers is given up after five seconds, twice, and "Try again" heals', async ({
  arriveSignedIn,
  changePage,
}) => {
  const reader = await arriveSignedIn();
  const { page } = reader;
  const manifest = nameManifest(changePage);
  await page.clock.install();
  // The clock does not move the browser's own timer of a signal.
  await page.addInitScript(() => {
    AbortSignal.timeout = (time) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort(new DOMException('The time is over.', 'TimeoutError'));
      }, time);
      return controller.signal;
    };
  });
  await page.route(`**${manifest}*`, () => undefined);
  const asked = () => reader.requests.filter((url) => url.includes(manifest)).length;
  await reader.open('/reports');
  // The host makes a second attempt by itself.
  for (const attempts of [1, 2]) {
    await expect.poll(asked).toBe(attempts);
    await expect(reader.tryAgain).toBeHidden();
    await page.clock.runFor(5_000);
  }
  await expect(reader.line('The reports are not available right now.')).toBeVisible();

  await page.unroute(`**${manifest}*`);
  await reader.tryAgain.click();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
});
