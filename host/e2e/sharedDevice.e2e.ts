import { expect, test } from './test';
import { tokenPattern } from './tokenPattern';

test('S-67, H-7 whoever signs in after a session that has ended is nobody else, in any tab', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await reader.untilKnown();
  const other = await reader.openTab('/reports/semiconductors');
  await other.untilKnown();
  await other.untilQuiet();
  await portal.control({ revoke: true });
  // Without a pointer: the report that is asked for under it may end the session before it is pressed.
  await reader.list.link('Renewable Energy').dispatchEvent('click');
  await expect(reader.login.button).toBeVisible();
  await expect(other.login.button).toBeVisible();

  await reader.context.clearCookies();
  await reader.signIn('Jonas');
  for (const tab of [reader, other]) await tab.untilKnown('Jonas Meier');
});

test('F-67, H-7 two people who sign in at the same time in two tabs end as one of them, in both', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.open('/reports');
  const other = await reader.openTab('/reports/semiconductors');
  for (const tab of [reader, other]) {
    await tab.login.button.click();
    await expect(tab.provider.employee('Ada')).toBeVisible();
  }
  await reader.provider.employee('Ada').click();
  await reader.untilKnown();
  await other.provider.employee('Jonas').click();

  for (const tab of [reader, other]) await tab.untilKnown('Jonas Meier');
  await expect(reader.list.heading).toBeVisible();
  await expect(other.heading('Semiconductors')).toBeVisible();
  await expect(reader.page).toHaveURL('/reports');
  await expect(other.page).toHaveURL('/reports/semiconductors');
});

test('H-7 a screen that was open when another person signed in elsewhere starts anew', async ({
  arrive,
  portal,
}) => {
  const address = '/reports/renewable-energy';
  const asked = async () =>
    (await portal.calls()).filter(
      ({ path, method }) => method === 'GET' && path.startsWith('/ai/mediamonitoring/report/'),
    ).length;
  const reader = await arrive();
  await reader.open(address);
  const other = await reader.openTab('/');
  await other.login.button.click();
  await expect(other.provider.employee('Jonas')).toBeVisible();
  await reader.signIn('Ada');
  await reader.report.historyButton.click();
  await expect(reader.history.links.first()).toBeVisible();
  expect(await asked()).toBe(1);

  await other.provider.employee('Jonas').click();
  await other.untilKnown('Jonas Meier');
  await expect(reader.history.panel).toBeHidden();
  await reader.untilKnown('Jonas Meier');
  await expect(reader.report.summary).toBeVisible();
  expect(await asked()).toBe(2);
  await expect(reader.page).toHaveURL(address);
});

test('H-7, T-06, T-12 a sign-in under way is void once another tab has signed out, at the provider and in the portal', async ({
  arrive,
}) => {
  const reader = await arrive();
  const tabs = [await reader.open('/reports'), await reader.openTab('/'), await reader.openTab('/')] as const;
  for (const tab of tabs) {
    await tab.login.button.click();
    await expect(tab.provider.employee('Ada')).toBeVisible();
  }
  const [waiting, atProvider, other] = tabs;
  let answer = () => Promise.resolve();
  await waiting.page.route('**/okta/authorize?*', (route) => {
    answer = () => route.continue();
  });
  const asked = waiting.page.waitForRequest(/\/okta\/authorize\?/);
  await waiting.provider.employee('Ada').click();
  await asked;
  await other.provider.employee('Ada').click();
  await other.signOut();
  await expect(other.login.button).toBeVisible();

  await answer();
  await atProvider.provider.employee('Ada').click();
  for (const tab of [waiting, atProvider]) {
    await expect(tab.login.notCompleted).toBeVisible();
    await expect(tab.login.button).toBeVisible();
    expect(tab.faults()).toEqual([expect.stringContaining('auth.replay')]);
  }
  await expect(other.login.button).toBeVisible();
  expect(JSON.stringify(await reader.stored())).not.toMatch(tokenPattern);
  await waiting.page.unrouteAll();
  await waiting.signInAgain();
});
