import { fiveNews } from './fiveNews';
import { holdFiles } from './holdFiles';
import type { Reader } from './Reader';
import { expect, test } from './test';

const listCalls = ({ requests }: Reader) => requests.filter((url) => url.endsWith('/list')).length;

const nameOf = (count: number) => `Notifications, ${String(count)} new`;

for (const address of ['/', '/reports', '/reports/automotive-mobility', '/nowhere'])
  test(`H-9, R-5 at ${address} the bell has five news, also when the page is loaded again`, async ({
    arriveSignedIn,
  }) => {
    const reader = await fiveNews(await arriveSignedIn());
    await reader.open(address);
    await expect(reader.notifications.button).toHaveAccessibleName(nameOf(5));
    expect(listCalls(reader)).toBe(1);
    await reader.page.reload();
    await expect(reader.notifications.button).toHaveAccessibleName(nameOf(5));
    await reader.notifications.button.click();
    await expect(reader.notifications.title).toHaveText(/^New since Wed, November 18(, 2026)?$/);
    await expect(reader.notifications.links).toHaveCount(5);
    await expect(reader.notifications.links.first()).toContainText(/Fri, November 20|yesterday|today/);
    expect(listCalls(reader)).toBe(2);
    expect(reader.faults()).toEqual([]);
  });

for (const width of [390, 320])
  test(`WCAG 1.4.10 on a phone of ${String(width)} px the list of news is in sight as a whole`, async ({
    arriveSignedIn,
  }) => {
    const reader = await fiveNews(await arriveSignedIn({ viewport: { width, height: 640 } }));
    await reader.open('/reports');
    await expect(reader.notifications.button).toHaveAccessibleName(nameOf(5));
    await reader.notifications.button.click();
    const texts = [reader.notifications.title, reader.notifications.links.first()];
    for (const text of [...texts, reader.notifications.markAllButton]) {
      await expect(text).toBeVisible();
      const { left, right } = await text.evaluate((shown) => shown.getBoundingClientRect());
      expect(left).toBeGreaterThanOrEqual(16);
      expect(right).toBeLessThanOrEqual(width - 16);
    }
  });

test('H-9 of more news than the list has room for, "Mark all as seen" is in sight', async ({
  arriveSignedIn,
}) => {
  const reader = await fiveNews(await arriveSignedIn({ viewport: { width: 390, height: 420 } }));
  await reader.open('/reports');
  await reader.notifications.button.click();
  await expect(reader.notifications.links).toHaveCount(5);
  await expect(reader.notifications.markAllButton).toBeInViewport({ ratio: 1 });
  await expect(reader.notifications.links.last()).not.toBeInViewport({ ratio: 1 });
  await reader.notifications.links.last().focus();
  await expect(reader.notifications.links.last()).toBeInViewport({ ratio: 1 });
  await expect(reader.notifications.markAllButton).toBeInViewport({ ratio: 1 });
});

test('R-5 a report that is opened is new no more, in every tab, and after sign-out nothing is known of it', async ({
  arriveSignedIn,
}) => {
  const reader = await fiveNews(await arriveSignedIn());
  await reader.open('/reports');
  const other = await reader.openTab('/');
  await expect(other.notifications.button).toHaveAccessibleName(nameOf(5));
  await reader.list.link('Semiconductors').click();
  await expect(reader.report.summary).toBeVisible();
  for (const tab of [reader, other]) await expect(tab.notifications.button).toHaveAccessibleName(nameOf(4));

  await other.notifications.button.click();
  await other.notifications.markAllButton.click();
  await expect(other.notifications.nothingNew).toBeVisible();
  for (const tab of [reader, other])
    await expect(tab.notifications.button).toHaveAccessibleName('Notifications');

  await other.page.keyboard.press('Escape');
  await reader.signOut();
  await expect(reader.login.button).toBeVisible();
  const kept = await reader.page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.includes('.reader.'))).toEqual([]);
});

test('H-9 the bell says nothing before it knows', async ({ arriveSignedIn }) => {
  const reader = await fiveNews(await arriveSignedIn());
  const letGo = await holdFiles(reader, '**/ai/mediamonitoring/list');
  await reader.open('/reports/semiconductors');
  await reader.notifications.button.click();
  await expect(reader.notifications.checking).toBeVisible();
  await expect(reader.notifications.nothingNew).toBeHidden();
  letGo();
  await expect(reader.notifications.links).toHaveCount(4);
  await expect(reader.notifications.checking).toBeHidden();
});

test('H-4, H-9 a check that fails is one calm line, and is made again when the reader comes back', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await portal.control({ path: 'list', mode: 'status', status: 500 });
  await reader.open('/nowhere');
  await reader.notifications.button.click();
  await expect(reader.bar.banner.getByText('Could not check for new reports.')).toBeVisible();
  await expect(reader.notifications.nothingNew).toBeHidden();
  await portal.control({ reset: true });
  await reader.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(reader.notifications.nothingNew).toBeVisible();
});

test('F-59, H-9 a remote that is gone is a check that failed', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.page.route('**/apps/remote-reports/**', (route) => route.abort());
  await reader.open('/nowhere');
  await reader.notifications.button.click();
  await expect(reader.bar.banner.getByText('Could not check for new reports.')).toBeVisible();
});

test('F-33, H-9 where its remote is down for the screen the bell asks for nothing, and follows once it is up', async ({
  arriveSignedIn,
}) => {
  const reader = await fiveNews(await arriveSignedIn());
  await reader.page.route('**/apps/remote-reports/**', (route) => route.abort());
  await reader.open('/reports');
  await expect(reader.notices.listUnavailable).toBeVisible();
  await reader.notifications.button.click();
  await expect(reader.bar.banner.getByText('Could not check for new reports.')).toBeVisible();
  expect(reader.logged()).toHaveLength(1);
  expect(reader.requests.filter((url) => url.includes('remoteEntry'))).toHaveLength(2);

  await reader.page.keyboard.press('Escape');
  await reader.page.unrouteAll();
  await reader.tryAgain.click();
  await expect(reader.notifications.button).toHaveAccessibleName(nameOf(5));
});
