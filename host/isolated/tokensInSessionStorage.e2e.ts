import { keptBy } from './keptBy';
import { signOutWithinASecond } from '../e2e/signOutWithinASecond';
import { expect, test } from '../e2e/test';
import { tokenPattern } from '../e2e/tokenPattern';

test.use({ portalOptions: { config: { tokenStorage: 'sessionStorage' } } });

test('T-10 a reload keeps the session, another tab has to sign in, and nothing is on the disk', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.openSignedIn('/reports');
  await expect(reader.list.heading).toBeVisible();
  await reader.page.reload();
  await expect(reader.list.heading).toBeVisible();
  const other = await reader.openTab('/reports');
  await expect(other.login.button).toBeVisible();

  const { local, session, cookie } = await keptBy(reader);
  expect(session).toMatch(tokenPattern);
  expect(local).not.toMatch(tokenPattern);
  expect(cookie).toBe('');
});

test('T-12, H-7 signing out in one tab signs the others out within a second all the same', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.page.clock.install();
  await reader.openSignedIn('/reports');
  await expect(reader.list.heading).toBeVisible();
  const other = await reader.openTab('/reports/semiconductors');
  await other.signInAgain();
  await expect(other.report.summary).toBeVisible();

  await signOutWithinASecond(reader, [reader, other]);
  for (const tab of [reader, other]) {
    await expect(tab.login.button).toBeVisible();
    await expect(tab.main).not.toContainText(/Executive Summary|Built daily/);
    expect(JSON.stringify(await keptBy(tab))).not.toMatch(tokenPattern);
  }
});

test('T-12, F-72 a tab that was at another site, or closed, while somebody signed out elsewhere is signed out too', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const { page, context } = reader;
  await context.route('https://news.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>News</h1>' }),
  );
  await reader.openSignedIn('/reports');
  await expect(reader.list.heading).toBeVisible();
  const kept = await page.evaluate(() => Object.entries<string>(sessionStorage));
  const other = await reader.openTab('/reports');
  await other.signInAgain();
  for (const tab of [reader, other]) await tab.untilKnown();
  await page.goto('https://news.example/');
  await portal.control({ reset: true });
  await other.signOut();
  await expect(other.login.button).toBeVisible();
  const expectNoSession = async () => {
    await expect(reader.login.button).toBeVisible();
    await expect(reader.list.builtLine).toHaveCount(0);
    expect(JSON.stringify(await keptBy(reader))).not.toMatch(tokenPattern);
    expect((await portal.calls()).filter(({ authorized }) => authorized)).toEqual([]);
  };

  await page.goBack();
  await expectNoSession();
  // As the browser does when it opens a closed tab again.
  await page.evaluate((entries) => {
    sessionStorage.clear();
    for (const [key, text] of entries) sessionStorage.setItem(key, text);
  }, kept);
  await page.reload();
  await expectNoSession();

  await reader.signInAgain();
  await page.reload();
  await expect(reader.list.heading).toBeVisible();
});
