import { deployedTitle, localBuildTest as test, type LocalBuild } from './localBuildTest';
import type { Reader } from '../e2e/Reader';
import { channelCookie } from './channelCookie';
import { expect } from '../e2e/test';
import { tokensKeyOf } from '../e2e/tokensKeyOf';
import { watchScripts } from './watchScripts';

const minutes = 60_000;
const titleFile = 'remote-reports/src/texts/listTexts.ts';

test.use({ portalOptions: { channels: { staging: { allowLocalRemotes: true }, canary: {} } } });

const link = ({ link: address }: LocalBuild, path: string) => path + new URL(address).search;
const line = ({ page }: Reader) => page.getByRole('region', { name: /^Local build of reports/ });
/** Opens a link to the local build, and accepts it. */
async function accept(reader: Reader, local: LocalBuild, path: string) {
  await reader.page.goto(link(local, path));
  await reader.page.getByRole('button', { name: `Use ${local.origin}` }).click();
}
const useDeployed = ({ page }: Reader) => page.getByRole('button', { name: 'Use the deployed build' });

test('the link shows the local build in the deployed portal, through sign-in, edits and reloads, until it is reset', async ({
  arriveIn,
  local,
  portal,
}) => {
  test.setTimeout(3 * minutes);
  const reader = await arriveIn('staging', false);
  const { page } = reader;
  expect(local.link.startsWith(`${portal.origin}/?local=remote_reports@http://localhost:`)).toBe(true);
  await accept(reader, local, '/');
  await expect(line(reader)).toBeVisible();
  await expect(page).toHaveURL('/');
  await reader.signIn();
  await expect(line(reader)).toBeVisible();

  await reader.open('/reports');
  await expect(reader.heading(local.title)).toBeVisible();
  expect(reader.requests).toContain(`${local.origin}/remoteEntry.js`);
  await reader.list.link('Renewable Energy').click();
  await expect(reader.report.summary).toBeVisible();
  await expect(line(reader)).toBeVisible();
  await reader.report.historyButton.click();
  await expect(reader.history.heading).toBeVisible();
  expect(reader.faults()).toEqual([]);

  // While it compiles, the development server answers nothing; late parts would be given up on a busy machine.
  await (await reader.open('/reports')).untilQuiet();
  await expect(reader.heading(local.title)).toBeVisible();
  const title = `${local.title} here`;
  local.edit(titleFile, `'${local.title}'`, `'${title}'`);
  local.title = title;
  await expect(reader.heading(title)).toBeVisible({ timeout: minutes });
  await page.reload();
  await expect(reader.heading(title)).toBeVisible();
  await expect(line(reader)).toBeVisible();

  const other = await reader.openTab('/reports');
  await expect(other.heading(deployedTitle)).toBeVisible();
  await expect(line(other)).toHaveCount(0);
  expect(other.requests.filter((url) => url.startsWith(local.origin))).toEqual([]);

  await useDeployed(reader).click();
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
  await expect(page).toHaveURL('/reports');
  await page.reload();
  await expect(reader.heading(deployedTitle)).toBeVisible();
  expect(reader.faults()).toEqual([]);
});

test('T-35 nothing is asked of this machine before the button that names it is pressed, and no other session is left then', async ({
  arriveSignedIn,
  local,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  const production = await reader.openTab('/reports');
  await reader.context.addCookies([channelCookie(portal, 'staging')]);

  await reader.page.goto(link(local, '/reports'));
  await expect(reader.login.button).toBeVisible();
  await reader.signInAgain();
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await reader.page.reload();
  await expect(line(reader)).toContainText('ends your sessions in other channels');
  expect(reader.requests.filter((url) => url.startsWith(local.origin))).toEqual([]);
  expect(await reader.stored()).toHaveProperty([tokensKeyOf(portal)]);

  await accept(reader, local, '/reports');
  await expect(reader.heading(local.title)).toBeVisible();
  expect(reader.requests).toContain(`${local.origin}/remoteEntry.js`);
  expect(await reader.stored()).not.toHaveProperty([tokensKeyOf(portal)]);
  await expect(production.login.button).toBeVisible();

  await reader.page.getByRole('button', { name: 'Use the deployed build' }).click();
  await reader.page.goto(link(local, '/reports'));
  await reader.page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(line(reader)).toHaveCount(0);
  await reader.page.reload();
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
});

for (const [part, files] of [
  ['entry', 'remoteEntry*'],
  ['chunks', '__federation_expose_*'],
] as const)
  test(`F-19 the integrity of the ${part} of every other remote is asked for as ever`, async ({
    arriveIn,
    local,
  }) => {
    const reader = await arriveIn('staging', false);
    await reader.page.route(`**/apps/remote-auth/**/${files}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.wasTampered = true;${await response.text()}` });
    });
    await accept(reader, local, '/reports');
    await expect(reader.notices.loginUnavailable).toBeVisible();
    expect(await reader.page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    await expect(line(reader)).toBeVisible();
  });

test('every script of the portal has an integrity value there too', async ({ arriveIn, local, portal }) => {
  const reader = await arriveIn('staging');
  const scripts = await watchScripts(reader.page);
  await accept(reader, local, '/reports');
  await expect(reader.heading(local.title)).toBeVisible();
  const own = scripts.filter(({ src }) => src.startsWith(portal.origin));
  expect(own.map(({ src }) => src)).toContainEqual(expect.stringMatching(/local-build\.[^/]*\.js$/));
  expect(own.filter(({ integrity }) => !integrity)).toEqual([]);
});

test('a local build that is not there is told, and the deployed one is one press away', async ({
  arriveIn,
  local,
}) => {
  const reader = await arriveIn('staging');
  await reader.page.route(`${local.origin}/**`, (route) => route.abort('connectionrefused'));
  await accept(reader, local, '/reports');
  await expect(reader.notices.listUnavailable).toBeVisible();
  await expect(line(reader)).toContainText('Local build of reports could not be loaded');
  await useDeployed(reader).click();
  await expect(reader.heading(deployedTitle)).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
});
