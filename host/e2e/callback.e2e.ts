import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const notCompleted = 'Sign-in could not be completed.';

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = [part({ alg: 'RS256', kid: 'k' }), part({ iss: 'i', sub: '00u1ab' }), 'c2lnbmF0dXJl'].join('.');
const unsigned = [part({ alg: 'none' }), part({ iss: 'i', sub: '00u1ab' }), ''].join('.');
const tokens = (text = token) =>
  `id_token=${text}&access_token=${text}&token_type=Bearer&expires_in=3600&scope=openid`;

const callbacks = [
  '',
  '?',
  '?code=abc',
  '?state=abc',
  '?code=&state=',
  '?code=abc&state=abc',
  '/?code=abc&state=abc',
  '?code=abc&state=abc&iss=https%3A%2F%2Fevil.example',
  '?code=abc&code=def&state=abc',
  '?code=abc&state=__proto__',
  '?code=abc&state=constructor',
  '?code=%&state=abc',
  '?code=%E0%A4%A&state=abc',
  `?code=${'a'.repeat(10_000)}&state=abc`,
  '?error=access_denied',
  '?error=access_denied&error_description=No.&state=abc',
  '?error=%3Cscript%3Ealert(1)%3C%2Fscript%3E&state=abc',
  '?error_description=only',
  `?${tokens()}&state=abc`,
  `#${tokens()}&state=abc`,
  `?code=abc&state=abc#${tokens()}`,
]
  .map((rest) => `/login/callback${rest}`)
  .concat('/LOGIN/Callback?code=abc&state=abc');

const authorizes = [
  '',
  '#',
  '#garbage',
  '#state=abc',
  '#error=access_denied&state=abc',
  '#error=access_denied&error_description=No.&state=abc',
  '#%',
  `#state=%E0%A4%A&${tokens()}`,
  `#${'a'.repeat(100_000)}`,
  `#state=abc&${tokens()}&more=${'a'.repeat(100_000)}`,
  `#state=abc&${tokens()}`,
  `#state=abc&${tokens(unsigned)}`,
  `#state=abc&id_token=${token}&expires_in=3600`,
  `#state=abc&access_token=${token}&expires_in=3600`,
  `#state=abc&state=def&${tokens()}`,
  `#state=__proto__&${tokens()}`,
  `/#state=abc&${tokens()}`,
  `?state=abc&${tokens()}`,
]
  .map((rest) => `/okta/authorize${rest}`)
  .concat(`/Okta/AUTHORIZE#state=abc&${tokens()}`);

const notice = (reader: Reader) => reader.page.getByRole('main').getByText(notCompleted);
const exchanges = async () =>
  (await stage.portal.calls()).filter(({ path, method }) => path === '/okta/authorize' && method === 'GET');

/** What is left of an address once the login view is there. */
async function outcomeOf(tab: Reader) {
  await notice(tab).waitFor();
  await tab.page.getByRole('button', { name: 'Login With Okta', exact: true }).waitFor();
  const { origin, api } = stage.portal;
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

test.each([
  ['S-9, F-62, F-63', '/login/callback', callbacks],
  ['S-12, F-62, F-65', '/okta/authorize', authorizes],
])(
  '%s whatever is made up at %s ends at the login view, asked of nobody',
  async (_rows, _at, addresses) => {
    const reader = await stage.arrive();
    for (const [index, address] of addresses.entries()) {
      const short = `${String(index)} ${address.slice(0, 100)}`;
      const tab = await reader.openTab(address);
      expect([short, await outcomeOf(tab)]).toEqual([short, refused]);
      await tab.page.close();
    }
    expect(await exchanges()).toEqual([]);

    await reader.openSignedIn('/reports');
    await reader.page.getByRole('heading', { level: 1, name: 'Media Monitoring Reports' }).waitFor();
  },
  180_000,
);
