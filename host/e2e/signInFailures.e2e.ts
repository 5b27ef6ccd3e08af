import { exchangesAt } from './exchangesAt';
import { failAgain, failToSignIn, outcomeOf, refusedAt } from './failedSignIn';
import type { Reader } from './Reader';
import { expect, test } from './test';

const deepLink = '/reports/renewable-energy?from=mail#top';
const refused = refusedAt(deepLink);

/** A failure has no consequences: the same button leads in, and to the same place. */
async function expectWayIn(reader: Reader): Promise<void> {
  reader.console.length = 0;
  await reader.signInAgain();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
  expect(reader.faults()).toEqual([]);
}

for (const [fault, tamper] of [
  ['has the id token of an earlier sign-in', 'nonce'],
  ['has another state', 'state'],
  ['has no id token', 'no-id-token'],
  ['has no access token', 'no-access-token'],
  ['does not say when the tokens expire', 'no-expires'],
  ['leads to another site', 'foreign-url'],
] as const)
  test(`S-12, F-65, T-07 an answer of the API that ${fault} makes no session`, async ({ arrive, portal }) => {
    if (tamper === 'nonce') await (await arrive()).openSignedIn('/');
    await portal.control({ tamper });
    const reader = await arrive();
    await reader.open(deepLink);
    await failToSignIn(reader);

    expect(await outcomeOf(reader)).toEqual(refused);
    await expectWayIn(reader);
  });

/**
 * One address of each kind that the API can answer and that must not be followed, however good the fragment is. Every
 * spelling of each is asked of the parsers, in remote-auth/src/model.
 */
const foreignAddresses = (origin: string, hash: string) => [
  `https://evil.example/okta/authorize${hash}`,
  String.raw`/\evil.example/okta/authorize${hash}`,
  `${origin}@evil.example/okta/authorize${hash}`,
  ['javascript', `//%0adocument.title="owned"//${hash}`].join(':'),
  `${origin}/okta/authorize?next=https://evil.example${hash}`,
  `${origin}/reports${hash}`,
  `${origin}/okta/authorize${hash}&error=server_error`,
  `${origin}/okta/authorize${hash}&state=x`,
];

test('T-04, F-66 an address of the API that is not the own authorize address is not followed, with good tokens', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  let answered = '';
  let index = 0;
  await reader.page.route('**/okta/authorize?*', async (route) => {
    const response = await route.fetch();
    const { url } = (await response.json()) as { url: string };
    answered = foreignAddresses(portal.origin, new URL(url).hash)[index] ?? '';
    const headers = { ...response.headers(), 'access-control-allow-origin': portal.origin };
    await route.fulfill({ response, headers, json: { url: answered } });
  });
  await reader.open(deepLink);
  for (; index < foreignAddresses('', '').length; index += 1) {
    await (index === 0 ? failToSignIn : failAgain)(reader);
    expect.soft(await outcomeOf(reader), answered).toEqual(refused);
    expect.soft(reader.faults(), answered).toEqual([expect.not.stringContaining('Network Error')]);
  }
  await reader.page.unroute('**/okta/authorize?*');
  await expectWayIn(reader);
});

test('F-66 an API that fails, refuses or answers nonsense ends the sign-in, once, at the same place', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  await reader.open(deepLink);
  let sign = failToSignIn;
  // Every other status and every kind of nonsense: remote-auth/src/screens/LoginCallbackScreen.test.tsx.
  for (const fault of [
    { mode: 'status', status: 500 },
    { mode: 'status', status: 401 },
    { mode: 'html' },
    { mode: 'drop' },
  ]) {
    await portal.control({ reset: true });
    await portal.control({ path: 'authorize', ...fault });
    await sign(reader);
    expect.soft(await outcomeOf(reader), JSON.stringify(fault)).toEqual(refused);
    expect(reader.requests.filter((url) => url.includes('/okta/authorize?'))).toHaveLength(1);
    sign = failAgain;
  }
  await portal.control({ reset: true });
  await expectWayIn(reader);
});

test('H-5 a slow API is waited for at an address without the code', async ({ arrive }) => {
  const reader = await arrive();
  let answer = () => Promise.resolve();
  await reader.page.route('**/okta/authorize?*', (route) => {
    answer = () => route.continue();
  });
  await reader.open(deepLink);
  const asked = reader.page.waitForRequest(/\/okta\/authorize\?/);
  await reader.login.button.click();
  await reader.provider.employee('Ada').click();
  await asked;
  await expect(reader.main).toHaveText('Loading...');
  await expect(reader.page).toHaveURL('/login/callback');

  await answer();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
});

test('F-62 a reader who refuses access is back at the login view, and may change their mind', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  await reader.open(deepLink);
  await reader.login.button.click();
  await reader.provider.refuseAccess.click();

  expect(await outcomeOf(reader)).toEqual(refused);
  expect(reader.faults()).toEqual([expect.stringContaining('auth.denied')]);
  expect(await exchangesAt(portal)).toEqual([]);

  await reader.signIn();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
});
