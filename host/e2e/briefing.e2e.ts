import type { Locator } from 'playwright-core';
import { fiveNews } from './fiveNews';
import { holdFiles } from './holdFiles';
import type { Reader } from './Reader';
import { expect, test } from './test';

const phone = { viewport: { width: 390, height: 844 } };

const listCalls = ({ requests }: Reader) => requests.filter((url) => url.endsWith('/list')).length;

const bottomOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().bottom);

/** The distance of the ring around the row that a link fills. */
const ringOf = (link: Locator) => link.evaluate((one) => getComputedStyle(one, '::after').outlineOffset);

test('change 1 on a phone the first new report is readable at once, and nine reports fill two screens', async ({
  arriveSignedIn,
}) => {
  const reader = await fiveNews(await arriveSignedIn(phone));
  const { welcome } = reader;
  await reader.open('/');
  await expect(welcome.news).toHaveCount(5);
  await expect(welcome.rows).toHaveCount(9);
  const sentence = welcome.news.first().getByText(/\.$/);
  await expect(sentence).toBeVisible();
  expect(await bottomOf(sentence)).toBeLessThan(phone.viewport.height);
  expect(await bottomOf(welcome.rows.last())).toBeLessThan(2 * phone.viewport.height);
  // The widest phone, on which all of them would fit in one line.
  await reader.page.setViewportSize({ width: 630, height: 844 });
  const others = reader.main.getByRole('list', { name: 'Also here' }).getByRole('listitem');
  const starts = await others.evaluateAll((rows) =>
    rows.map((row) => Array.from(row.children, (one) => Math.round(one.getBoundingClientRect().left))),
  );
  expect(new Set(starts.flat()), 'name and date begin in one column').toEqual(new Set([16]));
  await expect(reader.main.getByRole('img')).toHaveCount(0);
  expect(reader.faults()).toEqual([]);
});

test('H-9, R-5, change 1 the briefing counts like the bell, and one less when a report was opened', async ({
  arriveSignedIn,
}) => {
  const reader = await fiveNews(await arriveSignedIn(phone));
  const { welcome, notifications, list } = reader;
  await reader.open('/');
  await expect(welcome.news).toHaveCount(5);
  await expect(reader.main.getByText(/^9 reports · 5 new since Wed(nesday$|, November 18)/)).toBeVisible();
  await expect(notifications.button).toHaveAccessibleName('Notifications, 5 new');

  await welcome.allReports.click();
  await expect(list.cards).toHaveCount(9);
  await expect(list.cards.getByText('New', { exact: true })).toHaveCount(5);
  await reader.page.goBack();
  await welcome.link('Semiconductors').click();
  await expect(reader.heading('Semiconductors')).toBeFocused();
  await expect(reader.report.summary).toBeVisible();
  await reader.page.goBack();
  await expect(welcome.news).toHaveCount(4);
  await expect(welcome.rows).toHaveCount(9);
  await expect(reader.main.getByText(/^9 reports · 4 new since /)).toBeVisible();
  await expect(notifications.button).toHaveAccessibleName('Notifications, 4 new');
  expect(listCalls(reader)).toBe(1);

  await notifications.button.click();
  await notifications.markAllButton.click();
  await expect(reader.main.getByText(/^Nothing new since /)).toBeVisible();
  await expect(welcome.news).toHaveCount(0);
  expect(reader.faults()).toEqual([]);
});

test('H-9, change 1 the next morning what is new stands first before the API tells who reads', async ({
  arriveSignedIn,
}) => {
  const reader = await fiveNews(await arriveSignedIn(phone));
  await reader.open('/');
  await expect(reader.notifications.button).toHaveAccessibleName('Notifications, 5 new');
  await holdFiles(reader, `${reader.portal.api}/user`);
  await reader.page.reload();
  await expect(reader.welcome.news).toHaveCount(5);
  await expect(reader.welcome.rows).toHaveCount(9);
  await expect(reader.notifications.button).toHaveAccessibleName('Notifications, 5 new');
});

test('change 1 whoever comes for the first time has all reports, and none is new', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn(phone);
  const { welcome } = reader;
  await reader.open('/');
  await expect(welcome.rows).toHaveCount(9);
  await expect(welcome.reports.getByRole('heading', { level: 2 })).toHaveText(/^(Today’s|Latest) reports$/);
  await expect(reader.line('9 reports')).toBeVisible();
  await expect(welcome.newMarks).toHaveCount(0);
});

test('S-88, H-4, change 1 a briefing that fails is one line, and "Try again" brings it', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await fiveNews(await arriveSignedIn(phone));
  await portal.control({ path: 'list', mode: 'status', status: 500 });
  await reader.page.route('**/ai/mediamonitoring/list', (route) => route.continue());
  await reader.open('/');
  await expect(reader.notices.listFailed).toBeVisible();
  await expect(reader.welcome.heading).toBeVisible();
  await portal.control({ reset: true });
  await reader.page.unrouteAll();
  await reader.tryAgain.click();
  await expect(reader.welcome.news).toHaveCount(5);
});

test('change 1, WCAG 2.4.7 Tab goes through the briefing from its first new report to "All reports", with a ring around each row', async ({
  arriveSignedIn,
}) => {
  const reader = await fiveNews(await arriveSignedIn());
  const { page, welcome } = reader;
  await reader.open('/');
  await expect(welcome.news).toHaveCount(5);
  const links = welcome.rows.getByRole('link');
  await links.first().focus();
  for (let index = 0; index < 9; index += 1) {
    await expect(links.nth(index)).toBeFocused();
    expect(await ringOf(links.nth(index))).toBe('2px');
    await page.keyboard.press('Tab');
  }
  await expect(welcome.allReports).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reader.list.heading).toBeFocused();
  await reader.list.links.first().focus();
  expect(await ringOf(reader.list.links.first())).toBe('-3px');
});

test('B-39, change 1 of five hundred reports the briefing shows fifty', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn(phone);
  await portal.control({ path: 'list', mode: 'large' });
  await reader.open('/');
  await expect(reader.welcome.rows).toHaveCount(50);
  await expect(reader.main.getByText(/ more are in the list of all reports\.$/)).toBeVisible();
});
