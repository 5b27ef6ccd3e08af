import type { PortalConfig } from '@portal/shared';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { renderPage } from './renderPage.ts';

const config: PortalConfig = { ...fakeConfig, environment: 'production' };
const remotes = [{ name: 'remote_reports', entry: '/apps/remote-reports/1/mf-manifest.json' }];
const scripts = ['/apps/host/1/react.a.js', '/apps/host/1/main.b.js'];
const integrity = { '/apps/host/1/react.a.js': 'sha384-a', '/apps/host/1/main.b.js': 'sha384-b' };

/** The page's inlined data, as a browser would read it. */
function dataOf(page: string) {
  const block = /<script type="application\/json" id="portal-page">(.*?)<\/script>/s.exec(page);
  const data: unknown = JSON.parse(block?.[1] ?? '');
  return data;
}

const scriptsOf = (page: string) => [...page.matchAll(/<script defer [^>]*>/g)].map(([tag]) => tag);

test('S-84 the page carries configuration, registry and integrity values as they are', () => {
  const page = renderPage({ config, remotes, scripts, integrity });
  expect(dataOf(page)).toStrictEqual({ config, remotes, integrity });
  expect(dataOf(renderPage({ config, remotes, scripts }))).toStrictEqual({ config, remotes });
});

test('the host’s scripts are in their order, wait for the page, and have their integrity values', () => {
  expect(scriptsOf(renderPage({ config, remotes, scripts, integrity }))).toStrictEqual([
    '<script defer fetchpriority="high" src="/apps/host/1/react.a.js" integrity="sha384-a" crossorigin="anonymous">',
    '<script defer fetchpriority="high" src="/apps/host/1/main.b.js" integrity="sha384-b" crossorigin="anonymous">',
  ]);
  expect(scriptsOf(renderPage({ config, remotes, scripts }))).toStrictEqual([
    '<script defer fetchpriority="high" src="/apps/host/1/react.a.js">',
    '<script defer fetchpriority="high" src="/apps/host/1/main.b.js">',
  ]);
});

test('the boot script runs before the page is drawn and the others, and finds the data', () => {
  const bootScript = '/apps/host/1/boot.c.js';
  const page = renderPage({
    config,
    remotes,
    bootScript,
    scripts,
    integrity: { ...integrity, [bootScript]: 'sha384-c' },
  });
  const places = [
    'id="portal-page"',
    // They run later, but are asked for now: the parser stops at the boot script.
    '<script defer',
    '<script src="/apps/host/1/boot.c.js" integrity="sha384-c" crossorigin="anonymous"></script>',
    '<body>',
  ];
  const order = places.map((part) => page.indexOf(part));
  expect(order.every((place) => place > 0)).toBe(true);
  expect(order).toStrictEqual([...order].sort((a, b) => a - b));
});

test('F-37 a page that no script reaches says so itself, with a way on, where a boot script hides that', () => {
  const parts = { config, remotes, bootScript: '/apps/host/1/boot.c.js', scripts };
  // In the element that the bundles draw in, after the bar: they replace both.
  expect(renderPage({ ...parts, hidesFault: true })).toMatch(
    /<\/noscript>\n<div id="root"><div class="first-bar".*<\/div><p class="no-boot">The portal could not be loaded\. <a href="">Load it again<\/a><\/p><\/div>\n<\/body>/,
  );
  expect(renderPage(parts)).not.toContain('could not be loaded');
});

test('a page whose builds all load by its policy demands Trusted Types, before anything runs', () => {
  const demand = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types portal">`;
  const parts = { config, remotes, bootScript: '/apps/host/1/boot.c.js', scripts };
  const page = renderPage({ ...parts, guardsScripts: true });
  expect(page.indexOf(demand)).toBeGreaterThan(0);
  expect(page.indexOf(demand)).toBeLessThan(page.indexOf('<script'));
  expect(renderPage(parts)).not.toMatch(/http-equiv/);
  const reporting = { ...config, reportTo: 'https://reports.example.com' };
  expect(renderPage({ ...parts, config: reporting, guardsScripts: true })).toContain(
    demand.replace('portal">', 'portal; report-to portal">'),
  );
});

test('D-14 a phone finds a picture for its home screen, where the host has one', () => {
  const touchIcon = '/apps/host/1/touch-icon.png';
  expect(renderPage({ config, remotes, scripts, touchIcon })).toContain(
    '<link rel="apple-touch-icon" href="/apps/host/1/touch-icon.png">',
  );
  expect(renderPage({ config, remotes, scripts })).not.toContain('apple-touch-icon');
});

test('a host from before there was a boot script has none in its page', () => {
  expect(renderPage({ config, remotes, scripts })).not.toMatch(/<script src/);
});

const hostile = `</script><script>alert(1)</script><!-- "'&<b> \u2028 </title>`;

test('T-18 no value of the configuration can end its place in the page, and each comes out as it was', () => {
  const identityProvider = { ...config.identityProvider, name: hostile };
  const page = renderPage({
    config: { ...config, company: hostile, productTitle: hostile, identityProvider },
    remotes: [{ name: hostile, entry: hostile }],
    scripts,
  });

  const clean = renderPage({ config, remotes, scripts });
  const tags = (text: string) => (text.match(/<\/?[a-z!][\w-]*/gi) ?? []).join(' ');
  expect(tags(page)).toBe(tags(clean));
  expect(page).not.toContain('alert(1)</script>');
  expect(dataOf(page)).toMatchObject({
    config: { company: hostile, identityProvider: { name: hostile } },
    remotes: [{ name: hostile, entry: hostile }],
  });
});

test('T-18 nor can the address of a script', () => {
  const page = renderPage({ config, remotes, scripts: ['/apps/host/1/"><script>alert(1)</script>.js'] });
  expect(scriptsOf(page)).toStrictEqual([
    '<script defer fetchpriority="high" src="/apps/host/1/&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;.js">',
  ]);
});

test('H-16 the page is named after the product before anything has run, and says so without JavaScript', () => {
  const page = renderPage({ config: { ...config, productTitle: 'Press & Watch' }, remotes, scripts });
  expect(page).toMatch(/<title>Press &#38; Watch<\/title>/);
  expect(page).toMatch(/<noscript><p>Press &#38; Watch needs JavaScript\./);
  expect(page).toMatch(/<html lang="en">/);
});

test('connections are opened to the API of the environment and to the provider, once each', () => {
  const connections = (changes: object) =>
    [
      ...renderPage({ config: { ...config, ...changes }, remotes, scripts }).matchAll(
        /preconnect" href="([^"]+)"/g,
      ),
    ].map(([, href]) => href);
  expect(connections({})).toStrictEqual(['https://api.example.com', 'https://example.okta.com']);
  expect(connections({ environment: 'staging' })).toStrictEqual([
    'https://api.staging.example.com',
    'https://example.okta.com',
  ]);
  const apiHosts = { ...config.apiHosts, production: 'https://example.okta.com/api' };
  expect(connections({ apiHosts })).toStrictEqual(['https://example.okta.com']);
});
