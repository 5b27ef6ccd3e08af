import { signInKeys } from '../src/page/signInKeys';
import { configOf } from './configOf';
import { exchangesAt } from './exchangesAt';
import type { Reader } from './Reader';
import type { Portal } from './startPortal';
import { expect, test } from './test';
import { tokenPattern } from './tokenPattern';

const deepLink = '/reports/renewable-energy?from=mail#top';

const expectExchanges = (portal: Portal, count: number) =>
  expect.poll(() => exchangesAt(portal)).toHaveLength(count);

const callbackOf = ({ requests, portal }: Reader) => {
  const url = requests.find((one) => one.includes('/login/callback?')) ?? '';
  return url.slice(portal.origin.length);
};

/** The address of a callback with a good code that was not exchanged: its owner's call got stuck. */
async function caughtCallback(owner: Reader): Promise<string> {
  const { portal } = owner;
  await portal.control({ path: 'authorize', mode: 'hang' });
  await owner.open('/');
  await owner.login.button.click();
  await owner.provider.employee('Jonas').click();
  await expectExchanges(portal, 1);
  await owner.context.close();
  await portal.control({ reset: true });
  return callbackOf(owner);
}

/** The fragment with which somebody else was signed in. */
async function caughtFragment(owner: Reader): Promise<string> {
  const answered = owner.page.waitForResponse(
    (response) => response.url().includes('/okta/authorize?') && response.request().method() === 'GET',
  );
  await owner.openSignedIn('/', 'Jonas');
  return new URL(((await (await answered).json()) as { url: string }).url).hash;
}

test('T-06 a good code of somebody else is not exchanged in a browser that did not ask for it', async ({
  arrive,
  portal,
}) => {
  const callback = await caughtCallback(await arrive());
  const reader = await arrive();
  await reader.open(callback);
  await expect(reader.login.notCompleted).toBeVisible();

  expect(await exchangesAt(portal)).toEqual([]);
  await expect(reader.page).toHaveURL('/');
  expect(reader.faults()).toEqual([expect.stringContaining('auth.replay')]);
});

test('T-06 nor in a tab that waits for a code of its own, and the own sign-in works afterwards', async ({
  arrive,
  portal,
}) => {
  const callback = await caughtCallback(await arrive());
  const reader = await arrive();
  await reader.open(deepLink);
  await reader.login.button.click();
  await expect(reader.provider.employee('Ada')).toBeVisible();
  await reader.open(callback);
  await expect(reader.login.notCompleted).toBeVisible();
  expect(await exchangesAt(portal)).toEqual([]);
  await expect(reader.page).toHaveURL(deepLink);

  await reader.signIn();
  await reader.untilKnown();
  await expect(reader.page).toHaveURL(deepLink);
});

test('T-06, F-65 the tokens of somebody else make no session', async ({ arrive }) => {
  const fragment = await caughtFragment(await arrive());
  const reader = await arrive();
  await reader.open(`/okta/authorize${fragment}`);
  await expect(reader.login.notCompleted).toBeVisible();

  await expect(reader.page).toHaveURL('/');
  expect(JSON.stringify(await reader.stored())).not.toMatch(tokenPattern);
  expect(reader.faults()).toEqual([expect.stringContaining('auth.replay')]);
  await reader.page.reload();
  await expect(reader.login.button).toBeVisible();
});

test('T-09, F-64 a used callback address opened again leaves a signed-in reader signed in', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  await reader.openSignedIn(deepLink);
  await reader.open(callbackOf(reader));
  await expect(reader.welcome.heading).toBeVisible();

  await expect(reader.page).toHaveURL('/');
  expect(await exchangesAt(portal)).toHaveLength(1);
  expect(reader.faults()).toEqual([expect.stringContaining('auth.replay')]);
  await expect(reader.login.notCompleted).toBeHidden();
});

test('T-09, F-64 a used callback address opened after signing out is no way in', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  await reader.openSignedIn(deepLink);
  await reader.signOut();
  await expect(reader.login.button).toBeVisible();
  await reader.open(callbackOf(reader));
  await expect(reader.login.notCompleted).toBeVisible();

  await expect(reader.page).toHaveURL('/');
  expect(await exchangesAt(portal)).toHaveLength(1);
});

test('H-5, F-64 reloading while the API does not answer ends at the login view, and Login works', async ({
  arrive,
  portal,
}) => {
  await portal.control({ path: 'authorize', mode: 'hang', times: 1 });
  const reader = await arrive();
  await reader.open(deepLink);
  await reader.login.button.click();
  await reader.provider.employee('Ada').click();
  await expectExchanges(portal, 1);
  await expect(reader.main.getByText('Loading...')).toBeVisible();
  await expect(reader.page).toHaveURL('/login/callback');

  await reader.page.reload();
  await expect(reader.login.notCompleted).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
  expect(await exchangesAt(portal)).toHaveLength(1);
  expect(reader.faults()).toEqual([expect.stringContaining('auth.callback')]);

  await reader.signInAgain();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
  expect(await reader.stored()).toMatchObject({ [signInKeys(configOf(portal)).shared]: '{}' });
});
