import { holdFiles } from './holdFiles';
import type { Reader } from './Reader';
import { expect, test } from './test';

const deepLink = '/reports/renewable-energy?from=mail#top';

/** Every text that the screen shows from the first drawing on, in order. */
async function watchScreen({ page }: Reader): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { screenTexts: texts });
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent;
      if (text && text !== texts.at(-1)) texts.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { screenTexts: string[] }).screenTexts);
}

/** Every question to the provider for a sign-in. */
const authorizations = ({ requests }: Reader) =>
  requests.filter((url) => url.includes('/v1/authorize?')).map((url) => new URL(url));

test('S-13, S-17, S-73 a reader signs in from a deep link and is back there, with query and fragment', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.openSignedIn(deepLink);

  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
  expect(reader.faults()).toEqual([]);
});

test('S-54 "Login" in the bar does the same as the button of the login view', async ({ arrive }) => {
  const asked = [];
  for (const opener of ['bar', 'login view']) {
    const reader = await arrive();
    await reader.open(deepLink);
    await (opener === 'bar' ? reader.bar.loginButton : reader.login.button).click();
    await reader.provider.employee('Ada').click();
    await expect(reader.heading('Renewable Energy')).toBeVisible();
    await expect(reader.page).toHaveURL(deepLink);

    const [authorization] = authorizations(reader);
    const secrets = ['state', 'nonce'];
    asked.push([...(authorization?.searchParams ?? [])].filter(([field]) => !secrets.includes(field)).sort());
  }
  expect(asked[0]?.length).toBeGreaterThan(0);
  expect(asked[0]).toEqual(asked[1]);
});

test('F-67 a double click asks the provider once', async ({ arrive }) => {
  const reader = await arrive();
  await reader.open(deepLink);
  await expect(reader.login.button).toHaveAccessibleName('Login With Okta');
  await reader.login.button.dblclick();
  await reader.provider.employee('Ada').click();
  await expect(reader.heading('Renewable Energy')).toBeVisible();

  expect(authorizations(reader)).toHaveLength(1);
  expect(reader.faults()).toEqual([]);
});

test('S-3, S-16 "Loading..." stands there until the login view can be drawn', async ({ arrive }) => {
  const reader = await arrive();
  const seen = await watchScreen(reader);
  const letGo = await holdFiles(reader, '**/apps/remote-auth/**');
  await reader.open('/');
  await expect(reader.line('Loading...')).toBeVisible();
  letGo();
  await expect(reader.login.button).toBeVisible();

  const [first, ...rest] = await seen();
  expect(first).toBe('Loading...');
  expect(rest.filter((text) => text !== 'Loading...')).toEqual([expect.stringContaining('Login With Okta')]);
});

test('S-5 a signed-in reader who loads the page sees the welcome page at once, and never the login view', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const seen = await watchScreen(reader);
  await reader.open('/');
  await expect(reader.welcome.heading).toBeVisible();

  const texts = await seen();
  expect(texts[0]).toMatch(/^Welcome to /);
  expect(texts.join('\n')).not.toMatch(/sign in|login/i);
});

test('S-73 without a stored address a sign-in ends at the start page', async ({ arrive }) => {
  const reader = await arrive();
  await reader.page.addInitScript(() => {
    if (location.pathname === '/login/callback') sessionStorage.removeItem('referrerPath');
  });
  await reader.openSignedIn(deepLink);

  await expect(reader.welcome.heading).toBeVisible();
  await expect(reader.page).toHaveURL('/');
});

test('F-67, S-73 two tabs sign in at the same time and each is back at its own address', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.open(deepLink);
  const other = await reader.openTab('/reports?q=bank');
  for (const tab of [reader, other]) {
    await tab.login.button.click();
    await expect(tab.provider.employee('Ada')).toBeVisible();
  }
  for (const tab of [reader, other]) await tab.provider.employee('Ada').click();

  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(other.list.heading).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
  await expect(other.page).toHaveURL('/reports?q=bank');
  expect([...reader.faults(), ...other.faults()]).toEqual([]);
});

test('S-66 while the provider knows the reader, a second sign-in comes straight back', async ({ arrive }) => {
  const reader = await arrive();
  await reader.openSignedIn(deepLink);
  await reader.signOut();
  await expect(reader.login.button).toBeVisible();
  reader.requests.length = 0;
  await reader.signInAgain();

  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
  expect(reader.requests.filter((url) => url.includes('/interaction/'))).toEqual([]);
});
