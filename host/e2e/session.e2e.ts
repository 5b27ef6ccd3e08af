import type { Reader } from './Reader';
import { signOutWithinASecond } from './signOutWithinASecond';
import { expect, test } from './test';
import { tokenPattern } from './tokenPattern';
import { tokensKeyOf } from './tokensKeyOf';

const deepLink = '/reports/renewable-energy?from=mail#top';

/** The lines of a screen that are long enough to be text of a report, once it is there. */
async function reportLines(reader: Reader): Promise<string[]> {
  const lines = async () => (await reader.text()).split('\n').filter((line) => line.length > 60);
  await expect.poll(async () => (await lines()).length).toBeGreaterThan(3);
  return lines();
}

async function expectNothingLeft(reader: Reader, lines: string[]): Promise<void> {
  const shown = await reader.page.evaluate(() => document.documentElement.innerText);
  expect(lines.filter((line) => shown.includes(line))).toEqual([]);
  expect(shown).not.toMatch(/Ada Okafor|ada\.okafor/);
  const stored = await reader.stored();
  expect(stored[tokensKeyOf(reader.portal)] ?? '{}').toBe('{}');
  expect(JSON.stringify(stored)).not.toMatch(tokenPattern);
  expect(JSON.stringify(stored)).not.toMatch(/portal\.reader\.|00u1ab/);
}

test('S-66, H-7, T-12 signing out in one tab signs the others out within a second, and nothing is left', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.page.clock.install();
  await reader.open(deepLink);
  const list = await reader.openTab('/reports');
  const report = await reader.openTab('/reports/semiconductors');
  const tabs = [reader, list, report];
  const lines = await Promise.all(tabs.map(reportLines));

  await signOutWithinASecond(reader, tabs);
  for (const [index, tab] of tabs.entries()) {
    await expect(tab.login.button).toBeVisible();
    await expectNothingLeft(tab, lines[index] ?? []);
  }
  expect(tabs.map((tab) => tab.path())).toEqual([deepLink, '/reports', '/reports/semiconductors']);
  expect(tabs.flatMap((tab) => tab.faults())).toEqual([]);

  await list.page.reload();
  await expect(list.login.button).toBeVisible();
});

test('H-7, F-72 after signing out, Back shows the login view and no report', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await reader.list.link('Renewable Energy').click();
  // The name is known from the list before the report is there.
  await expect(reader.report.articles.first()).toBeVisible();
  const lines = await reportLines(reader);
  await reader.bar.home.click();
  // At once: the panel is still on its way, and must not ask for the list any more.
  await expect(reader.welcome.heading).toBeVisible();
  await reader.signOut();
  await expect(reader.login.button).toBeVisible();

  await reader.page.goBack();
  await expect(reader.login.button).toBeVisible();
  await expect(reader.page).toHaveURL('/reports/renewable-energy');
  await expectNothingLeft(reader, lines);
  expect((await portal.calls()).filter(({ status }) => status === 401)).toEqual([]);
});

test('F-71 signing out needs no network', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.page.clock.install();
  await reader.open(deepLink);
  const other = await reader.openTab('/reports');
  const lines = [...(await reportLines(reader)), ...(await reportLines(other))];
  await signOutWithinASecond(reader, [reader, other], () => reader.context.setOffline(true));
  for (const tab of [reader, other]) {
    await expect(tab.bar.loginButton).toBeVisible();
    await expectNothingLeft(tab, lines);
  }
  await reader.context.setOffline(false);
  await reader.page.reload();
  await expect(reader.login.button).toBeVisible();
});

test('F-71 nor an API or a provider that answers', async ({ arriveSignedIn, portal }) => {
  const reader = await arriveSignedIn();
  await reader.page.clock.install();
  await reader.open(deepLink);
  const lines = await reportLines(reader);
  await reader.untilKnown();
  // The bell asks for the list in an idle moment.
  await reader.untilQuiet();
  await portal.control({ path: 'all', mode: 'hang' });
  await reader.context.route(`${portal.provider}/**`, () => undefined);
  reader.requests.length = 0;

  await signOutWithinASecond(reader, [reader]);
  await expect(reader.login.button).toBeVisible();
  await expectNothingLeft(reader, lines);
  expect(reader.requests.filter((url) => !url.startsWith(portal.origin))).toEqual([]);
});

test('S-88, H-15, F-45 a token that the API refuses ends the session, at the same address and in all tabs', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  const other = await reader.openTab('/reports/semiconductors');
  const lines = [...(await reportLines(reader)), ...(await reportLines(other))];
  for (const tab of [reader, other]) {
    await tab.untilKnown();
    await tab.untilQuiet();
  }
  await portal.control({ revoke: true });

  // Without a pointer: the report that is asked for under it may end the session before it is pressed.
  await reader.list.link('Renewable Energy').dispatchEvent('click');
  await expect(reader.login.sessionEnded).toBeVisible();
  await expect(reader.login.button).toBeVisible();
  await expect(other.login.button).toBeVisible();
  await expect(reader.page).toHaveURL('/reports/renewable-energy');
  expect(reader.faults()).toEqual([expect.stringMatching(/^error: \[portal\] reports\.report: .*401/)]);
  expect(other.faults()).toEqual([]);
  for (const tab of [reader, other]) await expectNothingLeft(tab, lines);

  await reader.signInAgain();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL('/reports/renewable-energy');
  await expect(reader.login.sessionEnded).toBeHidden();
});

test('H-15, T-14 a session that has ended elsewhere is noticed when the page is loaded', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await portal.control({ revoke: true });
  await reader.open(deepLink);
  await expect(reader.login.sessionEnded).toBeVisible();

  await expect(reader.page).toHaveURL(deepLink);
  const refused = (await portal.calls()).filter(({ status }) => status === 401);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ path }) => path)).size).toBe(refused.length);
  expect(reader.faults().filter((line) => !line.includes('401'))).toEqual([]);
  await reader.signInAgain();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
});
