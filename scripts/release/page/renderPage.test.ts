import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { renderPage, startScript, themeScript } from './renderPage.mjs';

const config = {
  environment: 'production',
  apiHosts: {
    local: 'http://localhost:4000',
    staging: 'https://api.staging.example.com',
    production: 'https://api.example.com',
  },
  identityProvider: {
    name: 'Okta',
    path: 'okta',
    issuer: 'https://example.okta.com/oauth2/default',
    clientId: 'portal',
  },
  company: 'Example Ltd',
  productTitle: 'Media Monitoring',
};
const remotes = [{ name: 'remote_reports', entry: '/apps/remote-reports/1/mf-manifest.json' }];
const scripts = ['/apps/host/1/react.a.js', '/apps/host/1/main.b.js'];
const integrity = { '/apps/host/1/react.a.js': 'sha384-a', '/apps/host/1/main.b.js': 'sha384-b' };

/** What the page carries for the portal, as a browser would find it. @param {string} page */
function dataOf(page) {
  const block = /<script type="application\/json" id="portal-page">(.*?)<\/script>/s.exec(page);
  return JSON.parse(block?.[1] ?? '');
}

/** @param {string} page */
const scriptsOf = (page) => [...page.matchAll(/<script defer [^>]*>/g)].map(([tag]) => tag);

test('S-84 the page carries configuration, registry and integrity values as they are', () => {
  const page = renderPage({ config, remotes, scripts, integrity });
  assert.deepEqual(dataOf(page), { config, remotes, integrity });
  assert.deepEqual(dataOf(renderPage({ config, remotes, scripts })), { config, remotes });
});

test('the host’s scripts are in their order, wait for the page, and have their integrity values', () => {
  assert.deepEqual(scriptsOf(renderPage({ config, remotes, scripts, integrity })), [
    '<script defer src="/apps/host/1/react.a.js" integrity="sha384-a" crossorigin="anonymous">',
    '<script defer src="/apps/host/1/main.b.js" integrity="sha384-b" crossorigin="anonymous">',
  ]);
  assert.deepEqual(scriptsOf(renderPage({ config, remotes, scripts })), [
    '<script defer src="/apps/host/1/react.a.js">',
    '<script defer src="/apps/host/1/main.b.js">',
  ]);
});

test('the data block and the theme stand before every script that could want them', () => {
  const page = renderPage({ config, remotes, scripts });
  const places = [`<script>${themeScript}`, 'id="portal-page"', `<script>${startScript}`, '<script defer'];
  const order = places.map((part) => page.indexOf(part));
  assert.ok(order.every((place) => place > 0));
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
  );
});

const hostile = `</script><script>alert(1)</script><!-- "'&<b> \u2028 </title>`;

test('T18 no value of the configuration can end its place in the page, and each comes out as it was', () => {
  const identityProvider = { ...config.identityProvider, name: hostile };
  const page = renderPage({
    config: { ...config, company: hostile, productTitle: hostile, identityProvider },
    remotes: [{ name: hostile, entry: hostile }],
    scripts,
  });

  const clean = renderPage({ config, remotes, scripts });
  const tags = (/** @type {string} */ text) => (text.match(/<\/?[a-z!][\w-]*/gi) ?? []).join(' ');
  assert.equal(tags(page), tags(clean));
  assert.ok(!page.includes('alert(1)</script>'));
  const data = dataOf(page);
  assert.equal(data.config.company, hostile);
  assert.equal(data.config.identityProvider.name, hostile);
  assert.deepEqual(data.remotes, [{ name: hostile, entry: hostile }]);
});

test('T18 nor can the address of a script', () => {
  const page = renderPage({ config, remotes, scripts: ['/apps/host/1/"><script>alert(1)</script>.js'] });
  assert.deepEqual(scriptsOf(page), [
    '<script defer src="/apps/host/1/&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;.js">',
  ]);
});

test('H-16 the page is named after the product before anything has run, and says so without JavaScript', () => {
  const page = renderPage({ config: { ...config, productTitle: 'Press & Watch' }, remotes, scripts });
  assert.match(page, /<title>Press &#38; Watch<\/title>/);
  assert.match(page, /<noscript><p>Press &#38; Watch needs JavaScript\./);
  assert.match(page, /<html lang="en">/);
});

test('connections are opened to the API of the environment and to the provider, once each', () => {
  const connections = (/** @type {object} */ changes) =>
    [
      ...renderPage({ config: { ...config, ...changes }, remotes, scripts }).matchAll(
        /preconnect" href="([^"]+)"/g,
      ),
    ].map(([, href]) => href);
  assert.deepEqual(connections({}), ['https://api.example.com', 'https://example.okta.com']);
  assert.deepEqual(connections({ environment: 'staging' }), [
    'https://api.staging.example.com',
    'https://example.okta.com',
  ]);
  const apiHosts = { ...config.apiHosts, production: 'https://example.okta.com/api' };
  assert.deepEqual(connections({ apiHosts }), ['https://example.okta.com']);
});

/** Runs the script of the head that sets the theme. @param {() => string | null} getItem */
function themeOf(getItem) {
  const dataset = /** @type {{ theme?: string }} */ ({});
  runInNewContext(themeScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

test('F-11 the reader’s own theme is set before anything is painted, and nothing else ever', () => {
  assert.equal(
    themeOf(() => 'dark'),
    'dark',
  );
  assert.equal(
    themeOf(() => 'light'),
    'light',
  );
  assert.equal(
    themeOf(() => null),
    undefined,
  );
  assert.equal(
    themeOf(() => 'purple'),
    undefined,
  );
  assert.equal(
    themeOf(() => {
      throw new Error('blocked');
    }),
    undefined,
  );
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

/**
 * Runs the script that asks for what the address needs first.
 *
 * @param {string} pathname
 * @param {{ stored?: string | null, changes?: object, carried?: object }} [options]
 */
function start(
  pathname,
  { stored = tokens(), changes = {}, carried = { first, integrity: { '/list.js': 'sha384-l' } } } = {},
) {
  /** @type {Record<string, string>[]} */
  const links = [];
  /** @type {[string, RequestInit][]} */
  const calls = [];
  /** @type {any} */
  const self = {
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
      head: { appendChild: (/** @type {Record<string, string>} */ link) => links.push(link) },
    },
    fetch: (/** @type {string} */ url, /** @type {RequestInit} */ init) => {
      calls.push([url, init]);
      return Promise.resolve('answer');
    },
  });
  return { links: links.map(({ href }) => href), link: links[0], calls, first: self.portalFirstCall };
}

test('a signed-in reader’s scripts and first answer are asked for before any code of the portal is here', async () => {
  const { links, link, calls, first: left } = start('/reports');
  assert.deepEqual(links, ['/list.js']);
  assert.deepEqual(
    { ...link },
    {
      rel: 'preload',
      as: 'script',
      href: '/list.js',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
      integrity: 'sha384-l',
    },
  );
  assert.equal(calls.length, 1);
  const [url, init] = calls[0] ?? [];
  assert.equal(url, 'https://api.example.com/list');
  assert.equal(new Headers(init?.headers).get('authorization'), 'Bearer token-of-ada');
  assert.deepEqual(
    [init?.cache, init?.credentials, init?.redirect, init?.referrerPolicy],
    ['no-store', 'omit', 'error', 'no-referrer'],
  );
  assert.deepEqual([left.url, left.token], [url, 'token-of-ada']);
  assert.ok(Math.abs(left.at - Date.now()) < 5000);
  assert.equal(await left.answer, 'answer');
});

test('S-82, B-43 the first call is the one that the portal would make, percent-encoded', () => {
  assert.deepEqual(
    start('/reports/acme').calls.map(([url]) => url),
    ['https://api.example.com/report/acme/latest'],
  );
  assert.deepEqual(
    start('/reports/a%2Fb%20c/').calls.map(([url]) => url),
    ['https://api.example.com/report/a%2Fb%20c/latest'],
  );
  assert.deepEqual(
    start('/reports/(x)').calls.map(([url]) => url),
    [`https://api.example.com/report/${encodeURIComponent('(x)')}/latest`],
  );
});

for (const [what, stored] of /** @type {[string, string | null][]} */ ([
  ['nobody', null],
  ['a token that has expired', tokens(Date.now() / 1000 - 1)],
  ['a token that expires in a moment', tokens(Date.now() / 1000 + 20)],
  ['a token without an end', JSON.stringify({ accessToken: { accessToken: 'token-of-ada' } })],
  ['garbage', '{'],
]))
  test(`S-2, S-13 with ${what} stored the login view is asked for, and nothing of the API`, () => {
    const { links, calls, first: left } = start('/reports', { stored });
    assert.deepEqual(links, ['/login.js']);
    assert.deepEqual(calls, []);
    assert.equal(left, undefined);
  });

test('a public address needs the same of everybody', () => {
  assert.deepEqual(start('/login/callback', { stored: null }).links, ['/callback.js']);
  assert.deepEqual(start('/login/callback').links, ['/callback.js']);
});

for (const [what, run] of /** @type {[string, () => ReturnType<typeof start>][]} */ ([
  ['at an address that nothing is known of', () => start('/nowhere')],
  ['where tokens are kept in memory', () => start('/reports', { changes: { tokenStorage: 'memory' } })],
  ['in development', () => start('/reports', { carried: {} })],
]))
  test(`${what} nothing is asked for ahead`, () => {
    const { links, calls } = run();
    assert.deepEqual([links, calls], [[], []]);
  });

test('tokens are looked for where the portal keeps them', () => {
  const { links, calls } = start('/reports', { changes: { tokenStorage: 'sessionStorage' } });
  assert.deepEqual([links, calls], [['/login.js'], []]);
});

test('F-70 whatever goes wrong here, the page goes on', () => {
  assert.doesNotThrow(() => runInNewContext(startScript, {}));
  assert.doesNotThrow(() => start('/reports/%zz'));
  assert.deepEqual(start('/reports/%zz').calls, []);
});
