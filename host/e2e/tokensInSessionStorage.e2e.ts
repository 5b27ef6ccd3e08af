import { keptBy } from './keptBy';
import { signOutWithinASecond } from './signOutWithinASecond';
import { expect, test } from './test';
import { tokenPattern } from './tokenPattern';

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
