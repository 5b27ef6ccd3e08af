import type { PortalConfig } from '@portal/shared';
import { fakeServer, testConfig } from '@portal/shared/testing';
import type { PortalPage } from '../page/PortalPage';
import { sampleTokens } from '../testing/sampleTokens';
import { fetchFirstNeeds } from './fetchFirstNeeds';

const first = {
  addresses: [
    { pattern: '^/reports/?$', scripts: ['/list.js'], call: '/list' },
    { pattern: '^/reports/([^/]+)/?$', scripts: ['/report.js'], call: '/report/$1/latest' },
    { pattern: '^/login/callback/?$', scripts: ['/callback.js'], isPublic: true },
  ],
  signedOut: ['/login.js'],
};

interface Situation {
  isSignedIn?: boolean;
  config?: Partial<PortalConfig>;
  carried?: Partial<PortalPage>;
}

/** Opens an address whose page carries `first`; returns what has been requested. */
function fetchAt(address: string, { isSignedIn = true, config, carried = { first } }: Situation = {}) {
  const server = fakeServer({
    'GET /list': 'answer',
    'GET /report/acme/latest': {},
    'GET /report/a%2Fb%20c/latest': {},
    'GET /report/(x)/latest': {},
  });
  history.replaceState(null, '', address);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'portal-page';
  data.textContent = JSON.stringify({ config: { ...testConfig, ...config }, remotes: [], ...carried });
  document.head.replaceChildren(data);
  if (isSignedIn) localStorage.setItem('okta-token-storage', JSON.stringify(sampleTokens()));
  return {
    ...server,
    fetch: fetchFirstNeeds,
    links: () => [...document.head.getElementsByTagName('link')],
    scripts: () => [...document.head.getElementsByTagName('link')].map((link) => link.getAttribute('href')),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.portalFirstCall = undefined;
});

test('a signed-in reader’s scripts and first answer are asked for before any code of the portal is here', async () => {
  const before = Date.now();
  const page = fetchAt('/reports', { carried: { first, integrity: { '/list.js': 'sha384-l' } } });
  page.fetch();

  expect(page.scripts()).toEqual(['/list.js']);
  expect(page.links()[0]).toMatchObject({
    rel: 'preload',
    as: 'script',
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
    integrity: 'sha384-l',
  });
  expect(page.calls).toEqual(['GET /list']);
  expect(page.requests[0]).toMatchObject({
    url: 'https://api.example.com/list',
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  expect(Object.fromEntries(page.headers[0] ?? [])).toEqual({
    accept: 'application/json, text/plain, */*',
    authorization: 'Bearer token-of-ada',
  });
  const left = globalThis.portalFirstCall;
  expect(left).toMatchObject({ url: 'https://api.example.com/list', token: 'token-of-ada' });
  expect(left?.at).toBeGreaterThanOrEqual(before);
  expect(left?.at).toBeLessThanOrEqual(Date.now());
  expect(await (await left?.answer)?.text()).toBe('answer');
});

test.each([
  ['/reports/acme', '/report/acme/latest'],
  ['/reports/a%2Fb%20c/', '/report/a%2Fb%20c/latest'],
  ['/reports/(x)', '/report/(x)/latest'],
])(
  'S-82, B-43 at %s the first call is the one that the portal would make, percent-encoded',
  (address, path) => {
    const page = fetchAt(address);
    page.fetch();
    expect(page.calls).toEqual([`GET ${path}`]);
  },
);

test('S-2, S-13 without a token the login view is asked for, and nothing of the API', () => {
  const page = fetchAt('/reports', { isSignedIn: false });
  page.fetch();
  expect(page.scripts()).toEqual(['/login.js']);
  expect(page.calls).toEqual([]);
  expect(globalThis.portalFirstCall).toBeUndefined();
});

test.each([true, false])('a public address needs the same of everybody, signed in: %s', (isSignedIn) => {
  const page = fetchAt('/login/callback', { isSignedIn });
  page.fetch();
  expect(page.scripts()).toEqual(['/callback.js']);
  expect(page.calls).toEqual([]);
});

test.each<[string, string, Situation]>([
  ['at an address that nothing is known of', '/nowhere', {}],
  ['where tokens are kept in memory', '/reports', { config: { tokenStorage: 'memory' } }],
  ['in development', '/reports', { carried: {} }],
])('%s nothing is asked for ahead', (_where, address, situation) => {
  const page = fetchAt(address, situation);
  page.fetch();
  expect([page.scripts(), page.calls]).toEqual([[], []]);
});

test('F-70 a failed first call is left to the http client', async () => {
  const page = fetchAt('/reports/unknown');
  page.fetch();
  await expect(globalThis.portalFirstCall?.answer).rejects.toThrow('fakeServer has no answer');
});

test('F-70 no call is made with an address that cannot be decoded', () => {
  const page = fetchAt('/reports/%zz');
  expect(page.fetch).toThrow(URIError);
  expect(page.calls).toEqual([]);
});
