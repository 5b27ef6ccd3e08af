import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { composePortal } from './composePortal.mjs';
import { temporaryDirectory } from './testing/temporaryDirectory.mjs';

const config = {
  environment: 'production',
  apiHosts: { local: 'http://localhost:4000', staging: 'https://s.example', production: 'https://p.example' },
  identityProvider: { name: 'Okta', path: 'okta', issuer: 'https://example.okta.com', clientId: 'portal' },
  company: 'Example Ltd',
  productTitle: 'Media Monitoring',
};
const apps = ['host', 'remote-reports'].map((folder) => ({ folder }));

/** @param {import('node:test').TestContext} context */
function makePortal(context) {
  const top = temporaryDirectory(context);
  const out = path.join(top, 'out');
  const from = (/** @type {string} */ app) => path.join(top, app, 'dist');

  /** @param {string} app @param {Record<string, string>} files */
  const build = (app, files) => {
    rmSync(from(app), { recursive: true, force: true });
    mkdirSync(from(app), { recursive: true });
    const record = {
      app,
      federationName: app.replace('-', '_'),
      version: '1.0.0',
      contract: '1.0.0',
      shared: {},
      needs: [],
      mode: 'production',
      publicPath: 'auto',
      scripts: Object.keys(files).filter((file) => file.endsWith('.js')),
      exposes: {},
      packages: {},
      files: {},
      origin: { commit: null, committedAt: null, isClean: true },
    };
    const all = { ...files, 'portal-build.json': JSON.stringify(record), 'x.js.map': '{}' };
    for (const [file, text] of Object.entries(all)) writeFileSync(path.join(from(app), file), text);
  };
  build('host', { 'react.a.js': 'react', 'main.b.js': 'main' });
  build('remote-reports', { 'remoteEntry.c.js': 'entry' });

  return {
    out,
    build,
    compose: (changes = {}) => composePortal({ apps, config: { ...config, ...changes }, out, from }),
    page: () => readFileSync(path.join(out, 'index.html'), 'utf8'),
    files: (/** @type {string} */ app, /** @type {string | undefined} */ id) =>
      readdirSync(path.join(out, 'apps', app, id ?? ''))
        .filter((file) => !/\.(br|gz)$/.test(file))
        .sort(),
  };
}

test('every app lies in a folder of its own build, and the page names exactly those', async (context) => {
  const portal = makePortal(context);
  const builds = await portal.compose();

  assert.deepEqual(Object.keys(builds), ['host', 'remote-reports']);
  assert.deepEqual(portal.files('host', builds.host), ['main.b.js', 'react.a.js', 'release.json']);
  assert.deepEqual(portal.files('remote-reports', builds['remote-reports']), [
    'release.json',
    'remoteEntry.c.js',
  ]);
  for (const address of [
    `/apps/host/${builds.host}/react.a.js`,
    `/apps/host/${builds.host}/main.b.js`,
    `/apps/remote-reports/${builds['remote-reports']}/remoteEntry.c.js`,
  ])
    assert.ok(portal.page().includes(address), address);
});

test('a second time over the first, nothing changes', async (context) => {
  const portal = makePortal(context);
  const builds = await portal.compose();
  const page = portal.page();
  const file = path.join(portal.out, 'apps/host', builds.host ?? '', 'main.b.js');
  const { mtimeMs, ino } = statSync(file);

  assert.deepEqual(await portal.compose(), builds);
  assert.equal(portal.page(), page);
  const again = statSync(file);
  assert.deepEqual([again.mtimeMs, again.ino], [mtimeMs, ino]);
});

test('another build of one app stands beside the former, and only the page moves on', async (context) => {
  const portal = makePortal(context);
  const before = await portal.compose();
  portal.build('remote-reports', { 'remoteEntry.d.js': 'a better entry' });
  const after = await portal.compose();

  assert.equal(after.host, before.host);
  assert.notEqual(after['remote-reports'], before['remote-reports']);
  assert.equal(readdirSync(path.join(portal.out, 'apps/remote-reports')).length, 2);
  assert.ok(portal.files('remote-reports', before['remote-reports']).includes('remoteEntry.c.js'));
  assert.ok(portal.page().includes(`/apps/remote-reports/${after['remote-reports']}/remoteEntry.d.js`));
  assert.ok(!portal.page().includes(String(before['remote-reports'])));
});

test('another configuration is another page over the same builds', async (context) => {
  const portal = makePortal(context);
  const before = await portal.compose();

  assert.deepEqual(await portal.compose({ company: 'Acme plc' }), before);
  assert.match(portal.page(), /"company":"Acme plc"/);
  assert.equal(readdirSync(path.join(portal.out, 'apps/host')).length, 1);
});

test('an app that has not been built stops everything before anything is written', async (context) => {
  const portal = makePortal(context);
  await portal.compose();
  const page = portal.page();
  rmSync(path.join(portal.out, '../remote-reports'), { recursive: true });

  await assert.rejects(portal.compose({ company: 'Acme plc' }), {
    message: 'remote-reports has not been built: run "npm run build" first.',
  });
  assert.equal(portal.page(), page);
});
