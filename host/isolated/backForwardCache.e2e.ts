import { ReportListPage } from '@portal/scripts/browser/ReportListPage.ts';
import { findChromium } from '@portal/scripts/browser/findChromium.ts';
import type { Reader } from '../e2e/Reader';
import { expect, test } from '../e2e/test';

// Playwright switches the cache off, and the headless shell has none.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const executablePath = findChromium(true);
    await provide({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

/** Leaves the portal for another site, and comes back. True if the page is the same one. */
async function leaveAndReturn({ page }: Reader, elsewhere: string, meanwhile = () => Promise.resolve()) {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.goto(elsewhere);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => 'isSamePage' in globalThis);
}

test('every screen comes back out of the back/forward cache as it was left', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  for (const [path, content] of [
    ['/', 'Welcome to Harbourline Group'],
    ['/reports', ReportListPage.title],
    ['/reports/renewable-energy', 'Renewable Energy'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await reader.open(path);
    await expect(reader.heading(content)).toBeVisible();
    await reader.untilKnown();
    expect(await leaveAndReturn(reader, portal.provider), path).toBe(true);
    await expect(reader.heading(content)).toBeVisible();
  }
  expect(reader.faults()).toEqual([]);
});

test('S-17 the login view comes back out of the cache as it was left, and signs in', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  await reader.open('/reports/semiconductors');
  await expect(reader.login.button).toBeEnabled();
  // A page with requests under way may be dropped from the cache.
  await reader.untilQuiet();
  expect(await leaveAndReturn(reader, portal.provider)).toBe(true);
  await expect(reader.login.button).toBeEnabled();
  expect(reader.path()).toBe('/reports/semiconductors');
  await reader.signIn();
  await expect(reader.heading('Semiconductors')).toBeVisible();
  expect(reader.faults()).toEqual([]);
});

test('R-11 a page that comes back out of the cache has the theme that was chosen in another tab', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn({ colorScheme: 'light' });
  await reader.open('/reports');
  await reader.untilKnown();
  const other = await reader.openTab('/');
  await other.untilKnown();
  // A message of another tab would have the browser drop the page from its cache.
  await other.untilQuiet();
  const isSamePage = await leaveAndReturn(reader, portal.provider, async () => {
    await other.appearance.button.click();
    await other.appearance.dark.check();
  });
  expect(isSamePage).toBe(true);
  await expect(reader.page.locator('body')).toHaveCSS('background-color', 'rgb(18, 21, 24)');
});

test('S-66 a page that comes back out of the cache knows that its reader has signed out in another tab', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await expect(reader.list.heading).toBeVisible();
  await reader.untilKnown();
  const other = await reader.openTab('/reports');
  // The browser may drop a page from its cache that has missed a message of another tab.
  await leaveAndReturn(reader, portal.provider, async () => {
    await other.signOut();
  });
  await expect(reader.login.button).toBeVisible();
});
