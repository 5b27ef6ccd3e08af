import { channelCookie } from './channelCookie';
import type { Reader } from '../e2e/Reader';
import { expect, test } from '../e2e/test';
import { tokensKeyOf } from '../e2e/tokensKeyOf';

const otherApi = 'https://api.other.example.com';
const otherProvider = {
  name: 'Okta',
  path: 'okta',
  issuer: 'https://other.okta.com/oauth2/default',
  clientId: 'other-portal',
};

test.use({
  portalOptions: {
    channels: {
      'other-client': { identityProvider: otherProvider, apiHosts: apisAt(otherApi) },
      'other-api': { apiHosts: apisAt(otherApi) },
      'local-builds': { allowLocalRemotes: true },
    },
  },
});

function apisAt(host: string) {
  return { local: host, staging: host, production: host };
}

/** The credentials that any request to the other API carries from now on. */
async function watchOtherApi({ context }: Reader): Promise<string[]> {
  const credentials: string[] = [];
  await context.route(`${otherApi}/**`, (route) => {
    const { authorization } = route.request().headers();
    if (authorization) credentials.push(authorization);
    return route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' }, json: {} });
  });
  return credentials;
}

for (const channel of ['other-client', 'other-api', 'local-builds'])
  test(`T-10 in the channel ${channel} production’s tokens are no session, go nowhere, and are still there afterwards`, async ({
    arriveSignedIn,
    portal,
  }) => {
    const reader = await arriveSignedIn();
    const credentials = await watchOtherApi(reader);
    await reader.open('/reports');
    await expect(reader.list.heading).toBeVisible();
    await reader.untilKnown();
    const tokens = (await reader.stored())[tokensKeyOf(portal)];
    await reader.context.addCookies([channelCookie(portal, channel)]);
    reader.requests.length = 0;
    await reader.open('/reports');
    await expect(reader.login.button).toBeVisible();

    expect(credentials).toEqual([]);
    expect(reader.requests.filter((url) => /\/(user|ai\/.*)$/.test(new URL(url).pathname))).toEqual([]);
    expect(tokens).toContain('accessToken');
    expect((await reader.stored())[tokensKeyOf(portal)]).toBe(tokens);

    await reader.context.clearCookies({ name: '__Host-portal-channel' });
    await reader.open('/reports');
    await expect(reader.list.heading).toBeVisible();
    expect(credentials).toEqual([]);
  });

test('T-06, T-10 a sign-in that began in production sends its code nowhere from another channel', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  await watchOtherApi(reader);
  await reader.open('/reports');
  await reader.login.button.click();
  await expect(reader.provider.employee('Ada')).toBeVisible();
  await reader.context.addCookies([channelCookie(portal, 'other-api')]);
  await reader.provider.employee('Ada').click();
  await expect(reader.login.notCompleted).toBeVisible();

  expect(reader.requests.filter((url) => new URL(url).pathname === '/okta/authorize')).toEqual([]);
  expect(reader.faults().join()).toContain('auth.replay');
  await reader.context.clearCookies({ name: '__Host-portal-channel' });
  await reader.open('/reports');
  await reader.signInAgain();
  await expect(reader.list.heading).toBeVisible();
});
