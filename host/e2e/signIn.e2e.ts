import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const deepLink = '/reports/renewable-energy?from=mail#top';

const heading = (reader: Reader, name: string) => reader.page.getByRole('heading', { level: 1, name });
const button = (reader: Reader, name: string) => reader.page.getByRole('button', { name, exact: true });

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

test('S-13, S-17, S-73 a reader signs in from a deep link and is back there, with query and fragment', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);

  await heading(reader, 'Renewable Energy').waitFor();
  expect(reader.path()).toBe(deepLink);
  expect(reader.faults()).toEqual([]);
});

test('S-54 "Login" in the bar does the same as the button of the login view', async () => {
  const asked = [];
  for (const name of ['Login', 'Login With Okta']) {
    const reader = await stage.arrive();
    await reader.open(deepLink);
    await button(reader, name).click();
    await reader.page.getByRole('button', { name: /Ada/ }).click();
    await heading(reader, 'Renewable Energy').waitFor();
    expect(reader.path()).toBe(deepLink);

    const authorize = new URL(reader.requests.find((url) => url.includes('/v1/authorize?')) ?? '');
    const secrets = ['state', 'nonce'];
    asked.push([...authorize.searchParams].filter(([field]) => !secrets.includes(field)).sort());
  }
  expect(asked[0]).toEqual(asked[1]);
});

test('F-67 a double click asks the provider once', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  await button(reader, 'Login With Okta').dblclick();
  await reader.page.getByRole('button', { name: /Ada/ }).click();
  await heading(reader, 'Renewable Energy').waitFor();

  expect(reader.requests.filter((url) => url.includes('/v1/authorize?'))).toHaveLength(1);
  expect(reader.faults()).toEqual([]);
});

test('S-3, S-16 "Loading..." stands there until it is known that nobody is signed in', async () => {
  const reader = await stage.arrive();
  const seen = await watchScreen(reader);
  await reader.open('/');
  await button(reader, 'Login With Okta').waitFor();

  const [first, ...rest] = await seen();
  expect(first).toBe('Loading...');
  expect(rest.filter((text) => text !== 'Loading...')).toEqual([expect.stringContaining('Login With Okta')]);
});

test('S-3, S-5 a signed-in reader who loads the page sees "Loading..." and never the login view', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn('/');
  await heading(reader, 'Welcome to Harbourline Group').waitFor();
  const seen = await watchScreen(reader);
  await reader.page.reload();
  await heading(reader, 'Welcome to Harbourline Group').waitFor();

  const texts = await seen();
  expect(texts[0]).toBe('Loading...');
  expect(texts.join('\n')).not.toMatch(/sign in|login/i);
});

test.each([
  '/',
  '/?from=mail#part',
  '/reports',
  '/reports?q=energy#top',
  '/reports/renewable-energy',
  '/reports/renewable-energy/20261119?from=mail#top',
  '/reports/no%2Fsuch%20report/latest',
])('S-1, S-4, S-13, S-15 signed out, %s is the login view at the same address', async (path) => {
  const reader = await stage.arrive();
  await reader.open(path);
  await button(reader, 'Login With Okta').waitFor();
  await button(reader, 'Login').waitFor();

  expect(reader.path()).toBe(path);
  expect(reader.requests.filter((url) => url.includes('/v1/authorize'))).toEqual([]);
  expect((await stage.portal.calls()).map((call) => call.path)).toEqual(['/healthcheck']);
  expect(reader.faults()).toEqual([]);
});

test('S-14 an address that the portal does not have says so, signed out and signed in', async () => {
  const reader = await stage.arrive();
  const walk = async () => {
    for (const path of ['/nothing/here', '/reports/a/b/c', '/okta', '/login']) {
      await reader.open(path);
      await heading(reader, 'Page not found').waitFor();
      expect(reader.path()).toBe(path);
      await reader.page.getByRole('main').getByRole('link').click();
      expect(reader.path()).toBe('/reports');
    }
  };
  await walk();
  await reader.signIn();
  await walk();
  await heading(reader, 'Media Monitoring Reports').waitFor();
  expect(reader.faults()).toEqual([]);
});

test('S-3, S-14 an address that only begins like the callback is not waited at as a sign-in', async () => {
  const reader = await stage.arrive();
  await reader.open('/login/callbacks?code=1&state=2');
  await heading(reader, 'Page not found').waitFor();
  await button(reader, 'Login').waitFor();
  await reader.page.getByRole('main').getByRole('link').click();
  await reader.signIn();
  await heading(reader, 'Media Monitoring Reports').waitFor();
});

test('S-73 without a stored address a sign-in ends at the start page', async () => {
  const reader = await stage.arrive();
  await reader.page.addInitScript(() => {
    if (location.pathname === '/login/callback') sessionStorage.removeItem('referrerPath');
  });
  await reader.openSignedIn(deepLink);

  await heading(reader, 'Welcome to Harbourline Group').waitFor();
  expect(reader.path()).toBe('/');
});

test('F-67, S-73 two tabs sign in at the same time and each is back at its own address', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  const other = await reader.openTab('/reports?q=bank');
  for (const tab of [reader, other]) {
    await button(tab, 'Login With Okta').click();
    await tab.page.getByRole('button', { name: /Ada/ }).waitFor();
  }
  for (const tab of [reader, other]) await tab.page.getByRole('button', { name: /Ada/ }).click();

  await heading(reader, 'Renewable Energy').waitFor();
  await heading(other, 'Media Monitoring Reports').waitFor();
  expect(reader.path()).toBe(deepLink);
  expect(other.path()).toBe('/reports?q=bank');
  expect([...reader.faults(), ...other.faults()]).toEqual([]);
});

test('S-66 while the provider knows the reader, a second sign-in comes straight back', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);
  await reader.signOut();
  await button(reader, 'Login With Okta').waitFor();
  reader.requests.length = 0;
  await reader.signInAgain();

  await heading(reader, 'Renewable Energy').waitFor();
  expect(reader.path()).toBe(deepLink);
  expect(reader.requests.filter((url) => url.includes('/interaction/'))).toEqual([]);
});
