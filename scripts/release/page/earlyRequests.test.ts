/** @jest-environment ./scripts/jest/browserEnvironment.ts */
import { signOutMark } from '@portal/host/src/page/signOutMark.ts';
import { tokenStorageKey } from '@portal/host/src/page/tokenStorageKey.ts';
import { renderPage, type PageParts, type RemoteEntry } from './renderPage.ts';

const config: PageParts['config'] = {
  company: 'Acme',
  productTitle: 'Media Monitoring',
  environment: 'production',
  apiHosts: {
    production: 'https://api.example.com',
    staging: 'https://api.staging.example.com',
    local: 'http://localhost:4000',
  },
  identityProvider: { path: 'okta', name: 'Okta', issuer: 'https://example.okta.com', clientId: 'c' },
};
const texts = { title: 'Reports', unavailable: 'No reports.' };
const remotes: RemoteEntry[] = [
  {
    name: 'remote_reports',
    entry: '/reports.js',
    declaration: {
      format: 1,
      screens: {
        ListScreen: { ...texts, address: '/reports', firstCall: '/list' },
        ReportScreen: { ...texts, address: '/reports/:slug/:date?', firstCall: '/report/:slug/:date=latest' },
        HelpScreen: { ...texts, address: '/reports/help', access: 'public' },
        LostScreen: { ...texts, address: '/lost', firstCall: '/lost/:slug' },
      },
      slots: [
        { slot: 'welcome', module: 'QuietPanel', order: 1, unavailable: 'None.' },
        { slot: 'welcome', module: 'NewsPanel', order: 2, unavailable: 'None.', firstCall: '/list' },
        { slot: 'elsewhere', module: 'OtherPanel', order: 0, unavailable: 'None.', firstCall: '/other' },
      ],
    },
    scripts: {
      ListScreen: ['/list.js'],
      ReportScreen: ['/report.js'],
      HelpScreen: ['/help.js', '/mf-manifest.json'],
      QuietPanel: ['/quiet.js'],
      NewsPanel: ['/news.js'],
    },
  },
  {
    name: 'remote_auth',
    entry: '/auth.js',
    declaration: { format: 1, roles: { signedOut: 'Login', callback: 'Callback', authorize: 'Authorize' } },
    scripts: { Login: ['/login.js'], Callback: ['/callback.js'], Authorize: ['/authorize.js'] },
  },
];

const tokensFor = (seconds: number, accessToken = 'token-of-ada') => {
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  return { accessToken: { accessToken, expiresAt }, idToken: { idToken: 'id', expiresAt } };
};
const key = tokenStorageKey(config);
const store = (storage: Storage, tokens: unknown) => {
  storage.setItem(key, typeof tokens === 'string' ? tokens : JSON.stringify(tokens));
};

interface Asked {
  url: string;
  init: RequestInit | undefined;
}

/** Opens an address of a page with two remotes; returns what has been asked for. */
function open(address: string, parts: Partial<PageParts> = {}) {
  const asked: Asked[] = [];
  globalThis.fetch = (url, init) => {
    asked.push({ url: url as string, init });
    return Promise.reject(new TypeError('no network'));
  };
  history.replaceState(null, '', address);
  const text = renderPage({ config, remotes, scripts: [], asksEarly: true, ...parts });
  const page = new DOMParser().parseFromString(text, 'text/html');
  document.head.replaceChildren(...page.querySelectorAll('#portal-page'));
  // A parsed script does not run, a new one does.
  for (const { text: script } of page.querySelectorAll<HTMLScriptElement>('script:not([type]):not([src])'))
    document.head.append(Object.assign(document.createElement('script'), { text: script }));
  const links = [...document.head.getElementsByTagName('link')];
  return {
    asked,
    calls: asked.map(({ url }) => url.replace('https://api.example.com', '')),
    links,
    scripts: links.map((link) => link.getAttribute('href')),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.portalFirstCall = undefined;
});

test('a signed-in reader’s scripts and first answer are asked for before any bundle is here', async () => {
  store(localStorage, tokensFor(3600));
  const before = Date.now();
  const { asked, links, scripts } = open('/reports', { integrity: { '/reports.js': 'sha384-r' } });

  expect(scripts).toEqual(['/reports.js', '/list.js']);
  expect(links[0]).toMatchObject({
    rel: 'preload',
    as: 'script',
    crossOrigin: 'anonymous',
    integrity: 'sha384-r',
  });
  expect(asked).toEqual([
    {
      url: 'https://api.example.com/list',
      init: {
        headers: { Accept: 'application/json, text/plain, */*', Authorization: 'Bearer token-of-ada' },
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
      },
    },
  ]);
  const left = globalThis.portalFirstCall;
  expect(left).toMatchObject({ url: 'https://api.example.com/list', token: 'token-of-ada' });
  expect(left?.at).toBeGreaterThanOrEqual(before);
  // The http client reports it.
  await expect(left?.answer).rejects.toThrow('no network');
});

test.each([
  ['/reports/', '/list'],
  ['/Reports', '/list'],
  ['/reports/acme', '/report/acme/latest'],
  ['/reports/acme/20260102/', '/report/acme/20260102'],
  ['/reports/a%2Fb%20c/', '/report/a%2Fb%20c/latest'],
  ['/reports/(x)', '/report/(x)/latest'],
  ['/reports/%zz', '/report/%25zz/latest'],
  ['/', '/list'],
])('S-82, B-43 at %s the first call is the one that the portal would make: %s', (address, call) => {
  store(localStorage, tokensFor(3600));
  expect(open(address).calls).toEqual([call]);
});

test.each([
  ['/reports/help', true, ['/reports.js', '/help.js']],
  ['/reports/help', false, ['/reports.js', '/help.js']],
  ['/reports', false, ['/auth.js', '/login.js']],
  ['/', false, ['/auth.js', '/login.js']],
  ['/', true, ['/reports.js', '/quiet.js', '/news.js']],
  ['/lost', true, []],
  ['/login/callback', true, ['/auth.js', '/callback.js']],
  ['/okta/authorize', false, ['/auth.js', '/authorize.js']],
  ['/nowhere', true, []],
  ['/reports//b', true, []],
])('S-2, S-13 at %s (signed in: %s) the page asks for %j', (address, isSignedIn, scripts) => {
  if (isSignedIn) store(localStorage, tokensFor(3600));
  expect(open(address).scripts).toEqual(scripts);
});

const { accessToken, idToken } = tokensFor(3600);

test.each([
  ['nothing', null],
  ['a token that has expired', tokensFor(-1)],
  ['a token that expires in a moment', tokensFor(20)],
  ['a token without an end', { accessToken: { accessToken: 'a' }, idToken }],
  ['an access token alone', { accessToken }],
  ['an access token beside an ID token that has expired', { accessToken, idToken: tokensFor(-1).idToken }],
  ['an ID token alone', { idToken }],
  ['garbage', '{'],
  ['no object', 'null'],
])('S-2, S-13 with %s stored the login view is asked for, and nothing of the API', (_what, stored) => {
  if (stored !== null) store(localStorage, stored);
  const { calls, scripts } = open('/reports');
  expect([scripts, calls]).toEqual([['/auth.js', '/login.js'], []]);
  expect(globalThis.portalFirstCall).toBeUndefined();
});

test('T-10 a token of another environment is not sent', () => {
  store(localStorage, tokensFor(3600));
  expect(open('/reports', { config: { ...config, environment: 'staging' } }).asked).toEqual([]);
});

test('B-53 where storage is blocked the login view is asked for', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { calls, scripts } = open('/reports');
  expect([scripts, calls]).toEqual([['/auth.js', '/login.js'], []]);
});

test('T-12 a token that a tab has kept from before a sign-out elsewhere is not sent', () => {
  const ofTab = { ...config, tokenStorage: 'sessionStorage' as const };
  store(sessionStorage, tokensFor(3600, 'of-the-tab'));
  const sent = () => open('/reports', { config: ofTab }).asked.length;

  expect(sent()).toBe(1);
  localStorage.setItem(signOutMark(ofTab), '1');
  expect(sent()).toBe(0);
  sessionStorage.setItem(signOutMark(ofTab), '1');
  expect(sent()).toBe(1);
});

test.each<[string, Partial<PageParts>]>([
  ['where tokens are kept in memory', { config: { ...config, tokenStorage: 'memory' } }],
  ['for a host whose boot script does it', { asksEarly: false }],
])('%s the page has no script of its own', (_where, parts) => {
  store(localStorage, tokensFor(3600));
  const { asked, scripts } = open('/reports', parts);
  expect([scripts, asked]).toEqual([[], []]);
});
