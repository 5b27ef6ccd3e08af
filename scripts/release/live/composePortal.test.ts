import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { composePortal } from './composePortal.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const apps = ['host', 'remote-reports'].map((folder) => ({ folder }));

function makePortal() {
  const top = temporaryDirectory();
  const out = path.join(top, 'out');
  const from = (app: string) => path.join(top, app, 'dist');

  const build = (app: string, files: Record<string, string>, facts: { bootScript?: string } = {}) => {
    rmSync(from(app), { recursive: true, force: true });
    mkdirSync(from(app), { recursive: true });
    const record = {
      app,
      federationName: app.replace('-', '_'),
      version: '1.0.0',
      contract: '1.0.0',
      shared: {},
      mode: 'production',
      publicPath: 'auto',
      scripts: Object.keys(files).filter((file) => file.endsWith('.js') && file !== facts.bootScript),
      exposes: {},
      packages: {},
      files: {},
      origin: { commit: null, committedAt: null, isClean: true, sources: '' },
      ...facts,
    };
    const all = { ...files, 'portal-build.json': JSON.stringify(record), 'x.js.map': '{}' };
    for (const [file, text] of Object.entries(all)) writeFileSync(path.join(from(app), file), text);
  };
  build('host', { 'react.a.js': 'react', 'main.b.js': 'main' });
  build('remote-reports', { 'remoteEntry.c.js': 'entry' });

  return {
    out,
    build,
    compose: (changes = {}) => composePortal({ apps, config: { ...fakeConfig, ...changes }, out, from }),
    page: () => readFileSync(path.join(out, 'index.html'), 'utf8'),
    files: (app: string, id: string | undefined) =>
      readdirSync(path.join(out, 'apps', app, id ?? ''))
        .filter((file) => !/\.(br|gz)$/.test(file))
        .sort(),
  };
}

test('every app lies in a folder of its own build, and the page names exactly those', async () => {
  const portal = makePortal();
  const builds = await portal.compose();

  expect(Object.keys(builds)).toStrictEqual(['host', 'remote-reports']);
  expect(portal.files('host', builds['host'])).toStrictEqual(['main.b.js', 'react.a.js', 'release.json']);
  expect(portal.files('remote-reports', builds['remote-reports'])).toStrictEqual([
    'release.json',
    'remoteEntry.c.js',
  ]);
  for (const address of [
    `/apps/host/${String(builds['host'])}/react.a.js`,
    `/apps/host/${String(builds['host'])}/main.b.js`,
    `/apps/remote-reports/${String(builds['remote-reports'])}/remoteEntry.c.js`,
  ])
    expect(portal.page()).toContain(address);
});

test('the page names the boot script of its own host build, and none of a build without one', async () => {
  const portal = makePortal();
  const scripts = () =>
    [...portal.page().matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, address]) => address);
  const { host: older = '' } = await portal.compose();
  expect(scripts()).toStrictEqual([`/apps/host/${older}/react.a.js`, `/apps/host/${older}/main.b.js`]);

  portal.build(
    'host',
    { 'boot.e.js': 'boot', 'react.a.js': 'react', 'main.b.js': 'main' },
    { bootScript: 'boot.e.js' },
  );
  const { host: newer = '' } = await portal.compose();
  expect(scripts()).toStrictEqual([
    `/apps/host/${newer}/react.a.js`,
    `/apps/host/${newer}/main.b.js`,
    `/apps/host/${newer}/boot.e.js`,
  ]);
});

test('a second time over the first, nothing changes', async () => {
  const portal = makePortal();
  const builds = await portal.compose();
  const page = portal.page();
  const file = path.join(portal.out, 'apps/host', builds['host'] ?? '', 'main.b.js');
  const { mtimeMs, ino } = statSync(file);

  expect(await portal.compose()).toStrictEqual(builds);
  expect(portal.page()).toBe(page);
  const again = statSync(file);
  expect([again.mtimeMs, again.ino]).toStrictEqual([mtimeMs, ino]);
});

test('another build of one app stands beside the former, and only the page moves on', async () => {
  const portal = makePortal();
  const before = await portal.compose();
  portal.build('remote-reports', { 'remoteEntry.d.js': 'a better entry' });
  const after = await portal.compose();

  expect(after['host']).toBe(before['host']);
  expect(after['remote-reports']).not.toBe(before['remote-reports']);
  expect(readdirSync(path.join(portal.out, 'apps/remote-reports')).length).toBe(2);
  expect(portal.files('remote-reports', before['remote-reports'])).toContain('remoteEntry.c.js');
  expect(portal.page()).toContain(`/apps/remote-reports/${String(after['remote-reports'])}/remoteEntry.d.js`);
  expect(portal.page()).not.toContain(String(before['remote-reports']));
});

test('another configuration is another page over the same builds', async () => {
  const portal = makePortal();
  const before = await portal.compose();

  expect(await portal.compose({ company: 'Acme plc' })).toStrictEqual(before);
  expect(portal.page()).toMatch(/"company":"Acme plc"/);
  expect(readdirSync(path.join(portal.out, 'apps/host')).length).toBe(1);
});

test('an app that has not been built stops everything before anything is written', async () => {
  const portal = makePortal();
  await portal.compose();
  const page = portal.page();
  rmSync(path.join(portal.out, '../remote-reports'), { recursive: true });

  await expect(portal.compose({ company: 'Acme plc' })).rejects.toThrow(
    new Error('remote-reports has not been built: run "npm run build" first.'),
  );
  expect(portal.page()).toBe(page);
});
