import { setTimeout } from 'node:timers/promises';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const deepLink = '/reports/renewable-energy?from=mail#top';

const heading = (reader: Reader, name: string) => reader.page.getByRole('heading', { level: 1, name });
const notice = (reader: Reader) => reader.page.getByRole('main').getByText('Sign-in could not be completed.');
const exchanges = async () =>
  (await stage.portal.calls()).filter(({ path, method }) => path === '/okta/authorize' && method === 'GET')
    .length;
const callbackOf = (reader: Reader) => {
  const url = reader.requests.find((one) => one.includes('/login/callback?')) ?? '';
  return url.slice(stage.portal.origin.length);
};

async function untilAsked(): Promise<void> {
  while ((await exchanges()) === 0) await setTimeout(20);
}

/** The address of a callback with a good code that was not exchanged: its owner's call got stuck. */
async function caughtCallback(): Promise<string> {
  await stage.portal.control({ path: 'authorize', mode: 'hang' });
  const owner = await stage.arrive();
  await owner.open('/');
  await owner.page.getByRole('button', { name: 'Login With Okta' }).click();
  await owner.page.getByRole('button', { name: /Jonas/ }).click();
  await untilAsked();
  await owner.leave();
  await stage.portal.control({ reset: true });
  return callbackOf(owner);
}

/** The fragment with which somebody else was signed in. */
async function caughtFragment(): Promise<string> {
  const owner = await stage.arrive();
  const answered = owner.page.waitForResponse(
    (response) => response.url().includes('/okta/authorize?') && response.request().method() === 'GET',
  );
  await owner.openSignedIn('/', 'Jonas');
  return new URL(((await (await answered).json()) as { url: string }).url).hash;
}

test('T-06 a good code of somebody else is not exchanged in a browser that did not ask for it', async () => {
  const callback = await caughtCallback();
  const reader = await stage.arrive();
  await reader.open(callback);
  await notice(reader).waitFor();

  expect(await exchanges()).toBe(0);
  expect(reader.path()).toBe('/');
  expect(reader.faults()).toEqual([expect.stringContaining('auth.replay')]);
});

test('T-06 nor in a tab that waits for a code of its own, and the own sign-in works afterwards', async () => {
  const callback = await caughtCallback();
  const reader = await stage.arrive();
  await reader.open(deepLink);
  await reader.page.getByRole('button', { name: 'Login With Okta' }).click();
  await reader.page.getByRole('button', { name: /Ada/ }).waitFor();
  await reader.open(callback);
  await notice(reader).waitFor();
  expect(await exchanges()).toBe(0);
  expect(reader.path()).toBe(deepLink);

  await reader.signIn();
  await reader.page.getByRole('button', { name: 'Open user menu, Ada Okafor' }).waitFor();
  expect(reader.path()).toBe(deepLink);
});

test('T-06, F-65 the tokens of somebody else make no session', async () => {
  const fragment = await caughtFragment();
  const reader = await stage.arrive();
  await reader.open(`/okta/authorize${fragment}`);
  await notice(reader).waitFor();

  expect(reader.path()).toBe('/');
  expect(JSON.stringify(await reader.stored())).not.toContain('eyJ');
  expect(reader.faults()).toEqual([expect.stringContaining('auth.replay')]);
  await reader.page.reload();
  await reader.page.getByRole('button', { name: 'Login With Okta' }).waitFor();
});

test('T-09, F-64 a used callback address opened again leaves a signed-in reader signed in', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);
  await reader.open(callbackOf(reader));
  await heading(reader, 'Welcome to Harbourline Group').waitFor();

  expect(reader.path()).toBe('/');
  expect(await exchanges()).toBe(1);
  expect(reader.faults()).toEqual([expect.stringContaining('auth.replay')]);
  expect(await reader.text()).not.toContain('Sign-in could not be completed.');
});

test('T-09, F-64 a used callback address opened after signing out is no way in', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);
  await reader.signOut();
  await reader.page.getByRole('button', { name: 'Login With Okta' }).waitFor();
  await reader.open(callbackOf(reader));
  await notice(reader).waitFor();

  expect(reader.path()).toBe('/');
  expect(await exchanges()).toBe(1);
});

test('H-5, F-64 reloading while the API does not answer ends at the login view, and Login works', async () => {
  await stage.portal.control({ path: 'authorize', mode: 'hang', times: 1 });
  const reader = await stage.arrive();
  await reader.open(deepLink);
  await reader.page.getByRole('button', { name: 'Login With Okta' }).click();
  await reader.page.getByRole('button', { name: /Ada/ }).click();
  await untilAsked();
  await reader.page.getByRole('main').getByText('Loading...').waitFor();
  expect(reader.path()).toBe('/login/callback');

  await reader.page.reload();
  await notice(reader).waitFor();
  expect(reader.path()).toBe(deepLink);
  expect(await exchanges()).toBe(1);
  expect(reader.faults()).toEqual([expect.stringContaining('auth.callback')]);

  await reader.signInAgain();
  await heading(reader, 'Renewable Energy').waitFor();
  expect(reader.path()).toBe(deepLink);
  expect(await reader.stored()).toMatchObject({ 'okta-shared-transaction-storage': '{}' });
});
