import { exchangesAt } from './exchangesAt';
import type { Reader } from './Reader';
import type { Portal } from './startPortal';
import { expect, test } from './test';

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = [part({ alg: 'RS256', kid: 'k' }), part({ iss: 'i', sub: '00u1ab' }), 'c2lnbmF0dXJl'].join('.');
const unsigned = [part({ alg: 'none' }), part({ iss: 'i', sub: '00u1ab' }), ''].join('.');
const tokens = (text = token) =>
  `id_token=${text}&access_token=${text}&token_type=Bearer&expires_in=3600&scope=openid`;

/*
 * One address for each way in which an answer can be wrong; every spelling of each is asked of the parsers, in
 * remote-auth/src/model and host/src/okta/takeSignInResponse.test.ts.
 */
const callbacks = [
  '/login/callback',
  '/login/callback?code=abc&state=abc',
  '/login/callback?code=%E0%A4%A&state=abc',
  `/login/callback?code=${'a'.repeat(10_000)}&state=abc`,
  '/login/callback?error=%3Cscript%3Ealert(1)%3C%2Fscript%3E&state=abc',
  `/login/callback?${tokens()}&state=abc`,
  `/login/callback?code=abc&state=abc#${tokens()}`,
  '/LOGIN/Callback/?code=abc&state=abc',
];

const authorizes = [
  '/okta/authorize',
  `/okta/authorize#state=%E0%A4%A&${tokens()}`,
  `/okta/authorize#${'a'.repeat(100_000)}`,
  `/okta/authorize#state=abc&${tokens()}`,
  `/okta/authorize#state=abc&${tokens(unsigned)}`,
  '/okta/authorize#error=access_denied&error_description=No.&state=abc',
  `/okta/authorize?state=abc&${tokens()}`,
  `/Okta/AUTHORIZE/#state=abc&${tokens()}`,
];

/** Traces of a callback address once the login view is shown. */
async function outcomeOf(tab: Reader, { origin, api }: Portal) {
  await expect(tab.login.notCompleted).toBeVisible();
  await expect(tab.login.button).toBeVisible();
  return {
    path: tab.path(),
    // A loop would be more documents, or more errors.
    documents: tab.requests.filter((url) => url.startsWith(origin) && !url.includes('/apps/')).length,
    errors: tab.faults().length,
    loggedValues: /abc|evil|script|c2lnbmF0dXJl/.exec(tab.console.join('\n'))?.[0],
    foreign: tab.requests.filter((url) => ![origin, api].includes(new URL(url).origin)),
    history: await tab.page.evaluate(() => history.length),
    kept: Object.values(await tab.stored()).filter((text) => /abc|token/i.test(text)),
    cookie: await tab.page.evaluate(() => document.cookie),
  };
}

const refused = {
  path: '/',
  documents: 1,
  errors: 1,
  loggedValues: undefined,
  foreign: [],
  history: 2,
  kept: [],
  cookie: '',
};

for (const { route, addresses } of [
  { route: 'the callback', addresses: callbacks },
  { route: 'the authorize route', addresses: authorizes },
])
  test(`S-9, S-12, F-62, F-63, F-65 whatever is made up at ${route} ends at the login view, asked of nobody`, async ({
    arrive,
    portal,
  }) => {
    const reader = await arrive();
    for (const address of addresses) {
      const tab = await reader.openTab(address);
      expect.soft(await outcomeOf(tab, portal), address.slice(0, 100)).toEqual(refused);
      await tab.page.close();
    }
    expect(await exchangesAt(portal)).toEqual([]);

    await reader.openSignedIn('/reports');
    await expect(reader.list.heading).toBeVisible();
  });
