import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const deepLink = '/reports/renewable-energy?from=mail#top';

const heading = (reader: Reader, name: string) => reader.page.getByRole('heading', { level: 1, name });
const login = (reader: Reader) => reader.page.getByRole('button', { name: 'Login With Okta', exact: true });
const ended = (reader: Reader) => reader.page.getByRole('main').getByText('Your session has ended.');

/** The lines of a screen that are long enough to be text of a report. */
const reportLines = async (reader: Reader) =>
  (await reader.text()).split('\n').filter((line) => line.length > 60);

async function expectNothingLeft(reader: Reader, lines: string[]): Promise<void> {
  expect(lines.length).toBeGreaterThan(3);
  const shown = await reader.page.evaluate(() => document.documentElement.innerText);
  expect(lines.filter((line) => shown.includes(line))).toEqual([]);
  expect(shown).not.toMatch(/Ada Okafor|ada\.okafor/);
  const stored = await reader.stored();
  expect(stored['okta-token-storage'] ?? '{}').toBe('{}');
  expect(JSON.stringify(stored)).not.toMatch(/eyJ|portal\.reader\.|00u1ab/);
}

test('S-66, H-7, T-12 signing out in one tab signs the others out within a second, and nothing is left', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);
  await heading(reader, 'Renewable Energy').waitFor();
  const list = await reader.openTab('/reports');
  await heading(list, 'Media Monitoring Reports').waitFor();
  const report = await reader.openTab('/reports/semiconductors');
  await heading(report, 'Semiconductors').waitFor();
  const tabs = [reader, list, report];
  const lines = await Promise.all(tabs.map(reportLines));

  await reader.signOut();
  await Promise.all(tabs.map((tab) => login(tab).waitFor({ timeout: 1000 })));
  for (const [index, tab] of tabs.entries()) await expectNothingLeft(tab, lines[index] ?? []);
  expect(tabs.map((tab) => tab.path())).toEqual([deepLink, '/reports', '/reports/semiconductors']);
  expect(tabs.flatMap((tab) => tab.faults())).toEqual([]);

  await list.page.reload();
  await login(list).waitFor();
});

test('H-7, F-72 after signing out, Back shows the login view and no report', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn('/reports');
  await reader.page.getByRole('link', { name: 'Renewable Energy' }).click();
  // The name is known from the list before the report is there.
  await reader.page.getByRole('article').first().waitFor();
  const lines = await reportLines(reader);
  await reader.page.getByRole('link', { name: 'Harbourline Group' }).click();
  await heading(reader, 'Welcome to Harbourline Group').waitFor();
  await reader.signOut();
  await login(reader).waitFor();

  await reader.page.goBack();
  await login(reader).waitFor();
  expect(reader.path()).toBe('/reports/renewable-energy');
  await expectNothingLeft(reader, lines);
  expect((await stage.portal.calls()).filter(({ status }) => status === 401)).toEqual([]);
});

test('F-71 signing out needs no network', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);
  await heading(reader, 'Renewable Energy').waitFor();
  const other = await reader.openTab('/reports');
  await heading(other, 'Media Monitoring Reports').waitFor();
  const lines = await reportLines(reader);
  await reader.page.getByRole('button', { name: /^Open user menu/ }).click();
  const signOut = reader.page.getByRole('menuitem', { name: 'Sign out' });
  await signOut.waitFor();

  await reader.context.setOffline(true);
  await signOut.click();
  for (const tab of [reader, other]) {
    await tab.page.getByRole('button', { name: 'Login', exact: true }).waitFor({ timeout: 1000 });
    await expectNothingLeft(tab, lines);
  }
  await reader.context.setOffline(false);
  await reader.page.reload();
  await login(reader).waitFor();
});

test('F-71 nor an API or a provider that answers', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);
  await heading(reader, 'Renewable Energy').waitFor();
  const lines = await reportLines(reader);
  await stage.portal.control({ path: 'all', mode: 'hang' });
  await reader.context.route(`${stage.portal.provider}/**`, () => undefined);
  reader.requests.length = 0;

  await reader.signOut();
  await login(reader).waitFor({ timeout: 1000 });
  await expectNothingLeft(reader, lines);
  expect(reader.requests.filter((url) => !url.startsWith(stage.portal.origin))).toEqual([]);
});

test('S-88, H-15, F-45 a token that the API refuses ends the session, at the same address and in all tabs', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn('/reports');
  await heading(reader, 'Media Monitoring Reports').waitFor();
  const other = await reader.openTab('/reports/semiconductors');
  await heading(other, 'Semiconductors').waitFor();
  const lines = [...(await reportLines(reader)), ...(await reportLines(other))];
  await stage.portal.control({ revoke: true });

  await reader.page.getByRole('link', { name: 'Renewable Energy' }).click();
  await ended(reader).waitFor();
  await login(reader).waitFor();
  await login(other).waitFor({ timeout: 1000 });
  expect(reader.path()).toBe('/reports/renewable-energy');
  expect(reader.faults()).toEqual([expect.stringMatching(/^error: \[portal\] reports\.report: .*401/)]);
  expect(other.faults()).toEqual([]);
  for (const tab of [reader, other]) await expectNothingLeft(tab, lines);

  await reader.signInAgain();
  await heading(reader, 'Renewable Energy').waitFor();
  expect(reader.path()).toBe('/reports/renewable-energy');
  expect(await ended(reader).count()).toBe(0);
});

test('H-15, T-14 a session that has ended elsewhere is noticed when the page is loaded', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);
  await heading(reader, 'Renewable Energy').waitFor();
  await stage.portal.control({ revoke: true });
  reader.console.length = 0;
  await reader.page.reload();
  await ended(reader).waitFor();

  expect(reader.path()).toBe(deepLink);
  const refused = (await stage.portal.calls()).filter(({ status }) => status === 401);
  expect(new Set(refused.map(({ path }) => path)).size).toBe(refused.length);
  expect(reader.faults().filter((line) => !line.includes('401'))).toEqual([]);
  await reader.signInAgain();
  await heading(reader, 'Renewable Energy').waitFor();
});
