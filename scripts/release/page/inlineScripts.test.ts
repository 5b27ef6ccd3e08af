import { runInNewContext } from 'node:vm';
import type { PortalConfig } from '@portal/shared';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { startScript, themeScript } from './renderPage.ts';

const config: PortalConfig = { ...fakeConfig, environment: 'production' };

/** Runs the script of the head that sets the theme. */
function themeOf(getItem: () => string | null) {
  const dataset = {} as { theme?: string };
  runInNewContext(themeScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

test('R-11 the reader’s own theme is set before anything is painted, and nothing else ever', () => {
  expect(themeOf(() => 'dark')).toBe('dark');
  expect(themeOf(() => 'light')).toBe('light');
  expect(themeOf(() => null)).toBe(undefined);
  expect(themeOf(() => 'purple')).toBe(undefined);
  expect(
    themeOf(() => {
      throw new Error('blocked');
    }),
  ).toBe(undefined);
});

const first = {
  addresses: [
    { pattern: '^/reports/?$', scripts: ['/list.js'], call: '/list' },
    { pattern: '^/reports/([^/]+)/?$', scripts: ['/report.js'], call: '/report/$1/latest' },
    { pattern: '^/login/callback/?$', scripts: ['/callback.js'], isPublic: true },
  ],
  signedOut: ['/login.js'],
};
const inAnHour = () => Date.now() / 1000 + 3600;
const tokens = (expiresAt = inAnHour()) =>
  JSON.stringify({ accessToken: { accessToken: 'token-of-ada', expiresAt } });

interface FirstCall {
  url: string;
  token: string;
  at: number;
  answer: Promise<unknown>;
}

/** Runs the script that asks for what the address needs first. */
function start(
  pathname: string,
  {
    stored = tokens(),
    changes = {},
    carried = { first, integrity: { '/list.js': 'sha384-l' } },
  }: { stored?: string | null; changes?: object; carried?: object } = {},
) {
  const links: Record<string, string>[] = [];
  const calls: [string, RequestInit][] = [];
  const self: { portalFirstCall?: FirstCall } & Record<string, unknown> = {
    localStorage: { getItem: () => stored },
    sessionStorage: { getItem: () => null },
  };
  runInNewContext(startScript, {
    self,
    location: { pathname },
    document: {
      getElementById: () => ({
        textContent: JSON.stringify({ config: { ...config, ...changes }, ...carried }),
      }),
      createElement: () => ({}),
      head: { appendChild: (link: Record<string, string>) => links.push(link) },
    },
    fetch: (url: string, init: RequestInit) => {
      calls.push([url, init]);
      return Promise.resolve('answer');
    },
  });
  return { links: links.map(({ href }) => href), link: links[0], calls, first: self.portalFirstCall };
}

test('a signed-in reader’s scripts and first answer are asked for before any code of the portal is here', async () => {
  const before = Date.now();
  const { links, link, calls, first: left } = start('/reports');
  expect(links).toStrictEqual(['/list.js']);
  expect({ ...link }).toStrictEqual({
    rel: 'preload',
    as: 'script',
    href: '/list.js',
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
    integrity: 'sha384-l',
  });
  expect(calls.length).toBe(1);
  const [url, init] = calls[0] ?? [];
  expect(url).toBe('https://api.example.com/list');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token-of-ada');
  expect([init?.cache, init?.credentials, init?.redirect, init?.referrerPolicy]).toStrictEqual([
    'no-store',
    'omit',
    'error',
    'no-referrer',
  ]);
  expect([left?.url, left?.token]).toStrictEqual([url, 'token-of-ada']);
  expect(left?.at).toBeGreaterThanOrEqual(before);
  expect(left?.at).toBeLessThanOrEqual(Date.now());
  expect(await left?.answer).toBe('answer');
});

test('S-82, B-43 the first call is the one that the portal would make, percent-encoded', () => {
  expect(start('/reports/acme').calls.map(([url]) => url)).toStrictEqual([
    'https://api.example.com/report/acme/latest',
  ]);
  expect(start('/reports/a%2Fb%20c/').calls.map(([url]) => url)).toStrictEqual([
    'https://api.example.com/report/a%2Fb%20c/latest',
  ]);
  expect(start('/reports/(x)').calls.map(([url]) => url)).toStrictEqual([
    `https://api.example.com/report/${encodeURIComponent('(x)')}/latest`,
  ]);
});

for (const [what, stored] of [
  ['nobody', null],
  ['a token that has expired', tokens(Date.now() / 1000 - 1)],
  ['a token that expires in a moment', tokens(Date.now() / 1000 + 20)],
  ['a token without an end', JSON.stringify({ accessToken: { accessToken: 'token-of-ada' } })],
  ['garbage', '{'],
] as [string, string | null][])
  test(`S-2, S-13 with ${what} stored the login view is asked for, and nothing of the API`, () => {
    const { links, calls, first: left } = start('/reports', { stored });
    expect(links).toStrictEqual(['/login.js']);
    expect(calls).toStrictEqual([]);
    expect(left).toBe(undefined);
  });

test('a public address needs the same of everybody', () => {
  expect(start('/login/callback', { stored: null }).links).toStrictEqual(['/callback.js']);
  expect(start('/login/callback').links).toStrictEqual(['/callback.js']);
});

for (const [what, run] of [
  ['at an address that nothing is known of', () => start('/nowhere')],
  ['where tokens are kept in memory', () => start('/reports', { changes: { tokenStorage: 'memory' } })],
  ['in development', () => start('/reports', { carried: {} })],
] as [string, () => ReturnType<typeof start>][])
  test(`${what} nothing is asked for ahead`, () => {
    const { links, calls } = run();
    expect([links, calls]).toStrictEqual([[], []]);
  });

test('tokens are looked for where the portal keeps them', () => {
  const { links, calls } = start('/reports', { changes: { tokenStorage: 'sessionStorage' } });
  expect([links, calls]).toStrictEqual([['/login.js'], []]);
});

test('F-70 whatever goes wrong here, the page goes on', () => {
  expect(() => void runInNewContext(startScript, {})).not.toThrow();
  expect(() => start('/reports/%zz')).not.toThrow();
  expect(start('/reports/%zz').calls).toStrictEqual([]);
});
