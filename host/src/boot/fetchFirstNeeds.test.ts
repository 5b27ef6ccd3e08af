import type { PortalConfig } from '@portal/shared';
import { fakeServer, testConfig } from '@portal/shared/testing';
import type { PortalPage, RemoteEntry } from '../page/PortalPage';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { sampleTokens } from '../testing/sampleTokens';
import { fetchFirstNeeds } from './fetchFirstNeeds';

const texts = { title: 'Reports', unavailable: 'No reports.' };
const remotes: RemoteEntry[] = [
  {
    name: 'remote_reports',
    entry: '/reports.js',
    declaration: {
      format: 1,
      screens: {
        ListScreen: { ...texts, address: '/reports', firstCall: '/list' },
        ReportScreen: { ...texts, address: '/reports/:slug', firstCall: '/report/:slug/:version=latest' },
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
const release = { number: 1, channel: 'production', at: '2026-11-22T08:00:00Z', builds: {} };

interface Situation {
  isSignedIn?: boolean;
  config?: Partial<PortalConfig>;
  carried?: Partial<PortalPage>;
}

/** Opens an address of a page with two remotes; returns what has been requested. */
function fetchAt(address: string, { isSignedIn = true, config, carried = { release } }: Situation = {}) {
  const server = fakeServer({
    'GET /list': 'answer',
    'GET /report/acme/latest': {},
    'GET /report/a%2Fb%20c/latest': {},
    'GET /report/(x)/latest': {},
    'GET /report/%25zz/latest': {},
  });
  history.replaceState(null, '', address);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'portal-page';
  data.textContent = JSON.stringify({ config: { ...testConfig, ...config }, remotes, ...carried });
  document.head.replaceChildren(data);
  if (isSignedIn) localStorage.setItem(tokenStorageKey(testConfig), JSON.stringify(sampleTokens()));
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
  const page = fetchAt('/reports', { carried: { release, integrity: { '/reports.js': 'sha384-r' } } });
  page.fetch();

  expect(page.scripts()).toEqual(['/reports.js', '/list.js']);
  expect(page.links()[0]).toMatchObject({
    rel: 'preload',
    as: 'script',
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
    integrity: 'sha384-r',
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
  ['/reports/%zz', '/report/%25zz/latest'],
  ['/', '/list'],
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
  expect(page.scripts()).toEqual(['/auth.js', '/login.js']);
  expect(page.calls).toEqual([]);
  expect(globalThis.portalFirstCall).toBeUndefined();
});

test.each([
  ['/login/callback', '/callback.js', true],
  ['/login/callback', '/callback.js', false],
  ['/okta/authorize', '/authorize.js', false],
])('a step of the sign-in at %s needs %s, signed in: %s', (address, script, isSignedIn) => {
  const page = fetchAt(address, { isSignedIn });
  page.fetch();
  expect(page.scripts()).toEqual(['/auth.js', script]);
  expect(page.calls).toEqual([]);
});

test('the welcome page needs the panels of its slot, in their order', () => {
  const page = fetchAt('/');
  page.fetch();
  expect(page.scripts()).toEqual(['/reports.js', '/quiet.js', '/news.js']);
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

test('T-10 with tokens of another environment the login view is asked for, and nothing of the API', () => {
  const page = fetchAt('/reports', { config: { environment: 'staging' } });
  page.fetch();
  expect(page.scripts()).toEqual(['/auth.js', '/login.js']);
  expect(page.calls).toEqual([]);
});

test('F-70 a failed first call is left to the http client', async () => {
  const page = fetchAt('/reports/unknown');
  page.fetch();
  await expect(globalThis.portalFirstCall?.answer).rejects.toThrow('fakeServer has no answer');
});
