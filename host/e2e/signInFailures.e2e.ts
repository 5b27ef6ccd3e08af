import { failAgain, failToSignIn, outcomeOf, refusedAt } from './failedSignIn';
import { foreignAddresses } from './foreignAddresses';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const deepLink = '/reports/renewable-energy?from=mail#top';
const refused = refusedAt(deepLink);

/** What went wrong once has no consequences: the same button leads in, and to the same place. */
async function expectWayIn(reader: Reader): Promise<void> {
  reader.console.length = 0;
  await reader.signInAgain();
  await reader.page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();
  expect(reader.path()).toBe(deepLink);
  expect(reader.faults()).toEqual([]);
}

test.each([
  ['has the id token of an earlier sign-in (T-07)', 'nonce'],
  ['has another state', 'state'],
  ['has no id token', 'no-id-token'],
  ['has no access token', 'no-access-token'],
  ['does not say when the tokens expire', 'no-expires'],
  ['leads to another site', 'foreign-url'],
])('S-12, F-65 an answer of the API that %s makes no session', async (_what, tamper) => {
  if (tamper === 'nonce') await (await stage.arrive()).openSignedIn('/');
  await stage.portal.control({ tamper });
  const reader = await stage.arrive();
  await reader.open(deepLink);
  await failToSignIn(reader);

  expect(await outcomeOf(reader)).toEqual(refused);
  await expectWayIn(reader);
});

test('T-04, F-66 an address of the API that is not the own authorize address is not followed, with good tokens', async () => {
  const reader = await stage.arrive();
  let answered: unknown;
  let index = 0;
  await reader.page.route('**/okta/authorize?*', async (route) => {
    const response = await route.fetch();
    const { url } = (await response.json()) as { url: string };
    answered = foreignAddresses(stage.portal.origin, new URL(url).hash)[index];
    const headers = { ...response.headers(), 'access-control-allow-origin': stage.portal.origin };
    await route.fulfill({ response, headers, json: { url: answered } });
  });
  await reader.open(deepLink);
  for (; index < foreignAddresses('', '').length; index += 1) {
    await (index === 0 ? failToSignIn(reader) : failAgain(reader));
    expect([answered, await outcomeOf(reader)]).toEqual([answered, refused]);
    expect(reader.faults()).toEqual([expect.not.stringContaining('Network Error')]);
  }
  await reader.page.unroute('**/okta/authorize?*');
  await expectWayIn(reader);
}, 180_000);

test('F-66 an API that fails, refuses or answers nonsense ends the sign-in, once, at the same place', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  let sign = failToSignIn;
  for (const fault of [
    { mode: 'status', status: 500 },
    { mode: 'status', status: 400 },
    { mode: 'status', status: 401 },
    { mode: 'malformed' },
    { mode: 'html' },
    { mode: 'empty' },
    { mode: 'drop' },
  ]) {
    await stage.portal.control({ reset: true });
    await stage.portal.control({ path: 'authorize', ...fault });
    await sign(reader);
    expect([fault, await outcomeOf(reader)]).toEqual([fault, refused]);
    expect(reader.requests.filter((url) => url.includes('/okta/authorize?'))).toHaveLength(1);
    sign = failAgain;
  }
  await stage.portal.control({ reset: true });
  await expectWayIn(reader);
}, 120_000);

test('H-5 a slow API is waited for at an address without the code', async () => {
  await stage.portal.control({ path: 'authorize', mode: 'slow', delayMs: 2000 });
  const reader = await stage.arrive();
  await reader.open(deepLink);
  const asked = reader.page.waitForRequest(/\/okta\/authorize\?/);
  await reader.page.getByRole('button', { name: 'Login With Okta' }).click();
  await reader.page.getByRole('button', { name: /Ada/ }).click();
  await asked;
  expect(await reader.text()).toBe('Loading...');
  expect(reader.path()).toBe('/login/callback');

  await reader.page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();
  expect(reader.path()).toBe(deepLink);
});

test('F-62 a reader who refuses access is back at the login view, and may change their mind', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  await reader.page.getByRole('button', { name: 'Login With Okta' }).click();
  await reader.page.getByRole('button', { name: 'Refuse access' }).click();

  expect(await outcomeOf(reader)).toEqual(refused);
  expect(reader.faults()).toEqual([expect.stringContaining('auth.denied')]);
  expect((await stage.portal.calls()).filter(({ path }) => path === '/okta/authorize')).toEqual([]);

  await reader.signIn();
  await reader.page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();
  expect(reader.path()).toBe(deepLink);
});
