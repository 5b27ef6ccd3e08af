import type { AccessibleScreen } from './AccessibleScreen';
import { expectAccessible } from './expectAccessible';
import { pretendNewer } from './pretendNewer';
import type { Reader } from './Reader';
import { reportToolScreens } from './reportToolScreens';
import { expect, test } from './test';

const list = (reader: Reader) => expect(reader.list.link('Renewable Energy')).toBeVisible();
const report = (reader: Reader) => reader.report.untilWhole();

const screens: AccessibleScreen[] = [
  {
    name: 'the login view',
    path: '/reports',
    isSignedOut: true,
    ready: ({ login }) => expect(login.button).toBeVisible(),
  },
  { name: 'the welcome page', path: '/', ready: ({ welcome }) => expect(welcome.rows.first()).toBeVisible() },
  { name: 'the list', path: '/reports', ready: list },
  {
    name: 'the empty list',
    path: '/reports',
    order: { path: 'list', mode: 'empty' },
    ready: (reader) => expect(reader.notices.noReports).toBeVisible(),
  },
  {
    name: 'the list that could not be loaded',
    path: '/reports',
    order: { path: 'list', mode: 'status', status: 500 },
    ready: ({ tryAgain }) => expect(tryAgain).toBeVisible(),
  },
  { name: 'the report', path: '/reports/renewable-energy', ready: report },
  {
    name: 'the report of hostile data',
    path: '/reports/renewable-energy',
    order: { path: 'report', mode: 'hostile' },
    isLong: true,
    ready: (reader) => expect(reader.report.articles.first()).toBeVisible(),
  },
  {
    name: 'an unknown address',
    path: '/nothing',
    ready: (reader) => expect(reader.notices.noPage).toBeVisible(),
  },
  ...reportToolScreens,
  {
    name: 'the user menu',
    path: '/reports',
    isMenu: true,
    ready: async (reader) => {
      await list(reader);
      await reader.userMenu.button.click();
      await expect(reader.userMenu.signOutItem).toBeVisible();
    },
  },
  {
    name: 'the notifications',
    path: '/reports',
    isMenu: true,
    ready: async (reader) => {
      await list(reader);
      await reader.notifications.button.click();
      await expect(reader.notifications.nothingNew).toBeVisible();
    },
  },
  {
    name: 'the choice of appearance',
    path: '/reports',
    isMenu: true,
    ready: async (reader) => {
      await list(reader);
      await reader.appearance.button.click();
      await expect(reader.appearance.dark).toBeVisible();
    },
  },
  {
    name: 'the line that a newer version is ready',
    path: '/reports/renewable-energy',
    ready: async (reader) => {
      await report(reader);
      await pretendNewer(reader);
    },
  },
  {
    name: 'the dialog about the portal',
    path: '/reports',
    ready: async (reader) => {
      await list(reader);
      await reader.userMenu.button.click();
      await reader.userMenu.aboutItem.click();
      await reader.about.details.click();
      await expect(reader.about.apps.getByText(/^Commit/).first()).toBeVisible();
    },
  },
];

for (const { name, path, isSignedOut, isMenu, isLong, order, before, ready } of screens)
  test(`axe finds nothing in ${name}, light, dark or in forced colours, and it fits 320 px`, async ({
    arrive,
    arriveSignedIn,
    portal,
  }) => {
    test.slow(isLong === true);
    const reader = await (isSignedOut ? arrive : arriveSignedIn)({ colorScheme: 'light' });
    const { page } = reader;
    if (order) await portal.control(order);
    await before?.(page);
    await reader.open(path);
    await ready(reader);
    await expectAccessible(page);

    if (isMenu) return;
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
