import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { satisfies } from './checks/satisfies.mjs';
import { Refused } from './checks/runChecks.mjs';
import { check, ship } from './ship.mjs';
import { fakeConfig } from './testing/fakeBuild.mjs';
import { openPortal } from './testing/openPortal.mjs';

/** @typedef {import('./testing/fakeBuild.mjs').Changes} Changes */
/** @typedef {[what: string, app: string, changes: Changes, sentence: RegExp | string]} Row */

const share = (/** @type {string} */ version, /** @type {object} */ more = {}) => ({
  version,
  range: `^${version}`,
  isSingleton: true,
  isBrought: true,
  ...more,
});
const remotes = {
  react: share('19.3.1', { isBrought: false }),
  'react/': share('19.3.1'),
  jotai: share('2.20.3', { isBrought: false }),
  'jotai/': share('2.20.3'),
  '@portal/shared': share('1.0.0', { isBrought: false }),
};
/** @param {Record<string, ReturnType<typeof share>>} shares @param {string} key */
const without = (shares, key) => Object.fromEntries(Object.entries(shares).filter(([name]) => name !== key));
const hosts = {
  react: share('19.3.1'),
  'react/': share('19.3.1'),
  jotai: share('2.20.3'),
  'jotai/': share('2.20.3'),
  '@portal/shared': share('1.0.0'),
};
/** Content that no compression makes smaller. */
const noise = () => randomBytes(300_000).toString('base64');

/** @param {import('node:test').TestContext} context */
const sentencesOf = async (
  context,
  /** @type {string} */ app,
  /** @type {Changes} */ changes,
  alter = /** @type {(dist: string) => void} */ (() => {}),
) => {
  const portal = await openPortal(context);
  const built = portal.build(app, changes);
  alter(built.dist);
  const before = await portal.live();
  const refusal = await check(portal.candidate(built)).then(
    () => null,
    (error) => error,
  );
  if (refusal === null) return [];
  assert.ok(refusal instanceof Refused, refusal);
  await assert.rejects(ship(portal.candidate(built)), Refused);
  assert.deepEqual(await portal.live(), before);
  return refusal.refusals.map(({ sentence }) => sentence);
};

/** @type {Row[]} */
const refused = [
  [
    'a remote without a screen that the host loads',
    'remote-reports',
    { exposes: {} },
    /^remote-reports\/src\/exposes\/ReportScreen is missing: the host \(build \w+\) loads remote_reports\/ReportScreen\.$/,
  ],
  [
    'a host that loads a screen which no remote offers',
    'host',
    { needs: ['remote_reports/NewScreen'] },
    /^host\/src\/remotes\/RemoteModules\.ts names remote_reports\/NewScreen, which the live remote-reports \(build \w+\) does not offer\.$/,
  ],
  [
    'a host that loads from a remote that is not there',
    'host',
    { needs: ['remote_news/NewsScreen'] },
    'host/src/remotes/RemoteModules.ts names remote_news/NewsScreen, and no remote of the set is called remote_news.',
  ],
  [
    'a remote that wants a higher major',
    'remote-reports',
    { shared: { ...remotes, react: share('20.0.0', { isBrought: false }) } },
    'remote-reports/package.json: wants "react" ^20.0.0, and the host brings 19.3.1; there can be only one.',
  ],
  [
    'a host that brings a higher major',
    'host',
    { shared: { ...hosts, jotai: share('3.0.0') } },
    'host/package.json: brings "jotai" 3.0.0, and the live remote-auth wants ^2.20.3; there can be only one.\nhost/package.json: brings "jotai" 3.0.0, and the live remote-reports wants ^2.20.3; there can be only one.',
  ],
  [
    'a newer contract than the host has',
    'remote-auth',
    { shared: { ...remotes, '@portal/shared': share('1.1.0', { isBrought: false }) } },
    'remote-auth/package.json: wants "@portal/shared" ^1.1.0, and the host brings 1.0.0; there can be only one.',
  ],
  [
    'jotai without the key for the files below it',
    'remote-reports',
    { shared: without(remotes, 'jotai/') },
    'remote-reports/webpack.config.js: does not share "jotai/", so the build has a second jotai (2.20.3) inside.',
  ],
  [
    'a second react',
    'remote-reports',
    { packages: { react: ['18.3.1', '19.3.1'] } },
    'remote-reports/package.json: the build has react 18.3.1 inside beside the shared one.',
  ],
  [
    'a second copy of the shared atoms',
    'remote-reports',
    { packages: { '@portal/shared': ['1.0.0'] } },
    'remote-reports/webpack.config.js: the build has a second @portal/shared (1.0.0) inside, though it takes it from the host.',
  ],
  [
    'a shared module that may be there twice',
    'remote-reports',
    { shared: { ...remotes, jotai: share('2.20.3', { isSingleton: false }) } },
    'remote-reports/webpack.config.js: shares "jotai" without saying that there can be only one (singleton).',
  ],
  [
    'a host that stops sharing',
    'host',
    { shared: without(hosts, '@portal/shared') },
    /^host\/webpack\.config\.js: no longer shares "@portal\/shared", which the live remote-auth takes from it\.\nhost/,
  ],
  [
    'a remote that takes what the host does not have',
    'remote-auth',
    { shared: { ...remotes, axios: share('1.0.0', { isBrought: false }) } },
    'remote-auth/webpack.config.js: takes "axios" from the host, and the live host does not share it.',
  ],
  [
    'an absolute public path',
    'remote-reports',
    { publicPath: 'https://cdn.example.com/' },
    'remote-reports/webpack.config.js: the public path is "https://cdn.example.com/", so the files would be asked for there; it must be "auto".',
  ],
  [
    'a development build',
    'remote-reports',
    { mode: 'development' },
    'remote-reports/dist/portal-build.json: this is a development build, and only production builds are shipped.',
  ],
  [
    'a script that names its source map',
    'remote-reports',
    { content: { 'report.js': 'x()\n//# sourceMappingURL=report.js.map' } },
    'remote-reports/dist/report.js names a source map.',
  ],
  [
    'a source map',
    'remote-reports',
    { content: { 'report.js.map': '{}' } },
    'remote-reports/dist/report.js.map is a source map, and would show our sources to everybody.',
  ],
  [
    'a file of another kind',
    'remote-reports',
    { content: { 'notes.docx': 'x' } },
    'remote-reports/dist/notes.docx is of a kind that is not served (".docx").',
  ],
  [
    'a private key',
    'remote-reports',
    { content: { 'report.js': `k='-----BEGIN ${'RSA PRIVATE'} KEY-----'` } },
    'remote-reports/dist/report.js contains a private key.',
  ],
  [
    'a token',
    'remote-reports',
    { content: { 'report.js': `'eyJ${'h'.repeat(12)}.eyJ${'p'.repeat(12)}.${'s'.repeat(12)}'` } },
    'remote-reports/dist/report.js contains a token (JWT).',
  ],
  [
    'an AWS key',
    'remote-reports',
    { content: { 'report.js': `'AKIA${'A1'.repeat(8)}'` } },
    'remote-reports/dist/report.js contains an AWS access key.',
  ],
  [
    'a GitHub token',
    'remote-reports',
    { content: { 'report.js': `'ghp_${'a1'.repeat(18)}'` } },
    'remote-reports/dist/report.js contains a GitHub token.',
  ],
  [
    'a remote that is too large',
    'remote-reports',
    { content: { 'report.js': noise() } },
    /^remote-reports\/dist\/report\.js \(\d+\.\d KB\) makes the first screen too large: remote-reports's ReportScreen takes \d+\.\d KB with the host's scripts, and the budget is 220 KB\.$/,
  ],
];

for (const [what, app, changes, sentence] of refused)
  test(`${what}: refused in a sentence`, async (context) => {
    const sentences = (await sentencesOf(context, app, changes)).join('\n');
    if (typeof sentence === 'string') assert.equal(sentences, sentence);
    else assert.match(sentences, sentence);
  });

/** @type {[what: string, alter: (dist: string) => void, sentence: string][]} */
const altered = [
  [
    'a file that was edited after the build',
    (dist) => writeFileSync(path.join(dist, 'report.js'), 'edited'),
    'remote-reports/dist/report.js was changed after the build.',
  ],
  [
    'a file that is missing',
    (dist) => unlinkSync(path.join(dist, 'report.js')),
    'remote-reports/dist/report.js is missing: the build had written it.',
  ],
  [
    'a file that was added after the build',
    (dist) => writeFileSync(path.join(dist, 'more.js'), 'more'),
    'remote-reports/dist/more.js was added after the build.',
  ],
];

for (const [what, alter, sentence] of altered)
  test(`${what}: refused in a sentence`, async (context) => {
    assert.deepEqual(await sentencesOf(context, 'remote-reports', {}, alter), [sentence]);
  });

test('a host that is too large is named, not the remotes that it is measured with', async (context) => {
  const [first = ''] = await sentencesOf(context, 'host', { content: { 'main.js': noise() } });
  assert.match(
    first,
    /^host\/dist\/main\.js \(\d+\.\d KB\) makes the first screen too large: remote-auth's LoginScreen takes/,
  );
});

test('what was wrong between others does not stop a team that changes neither', async (context) => {
  const portal = await openPortal(context);
  const heavy = portal.build('remote-reports', { exposes: {}, content: { 'report.js': 'x' } });
  const light = portal.build('host', { needs: [], addresses: [], content: { 'main.js': 'y' } });
  await ship(portal.candidate(light, heavy));
  assert.deepEqual(await sentencesOf(context, 'remote-auth', { content: { 'login.js': 'z' } }), []);
});

test('a good candidate passes, whichever side it is on', async (context) => {
  for (const app of ['host', 'remote-auth', 'remote-reports'])
    assert.deepEqual(await sentencesOf(context, app, { content: { 'fine.js': 'fine' } }), [], app);
});

test('host and remote may change together what neither could alone', async (context) => {
  const portal = await openPortal(context);
  const host = portal.build('host', { needs: ['remote_reports/NewScreen'], addresses: [] });
  const reports = portal.build('remote-reports', { exposes: { NewScreen: ['report.js'] } });
  await assert.rejects(check(portal.candidate(host)), Refused);
  await assert.rejects(check(portal.candidate(reports)), Refused);
  await check(portal.candidate(host, reports));
});

test('nothing of a refused build is published', async (context) => {
  const portal = await openPortal(context);
  const before = (await portal.store.list('')).map(({ key }) => key);
  const built = portal.build('remote-reports', { content: { 'report.js': `'AKIA${'A1'.repeat(8)}'` } });
  await assert.rejects(ship(portal.candidate(built)), Refused);
  assert.deepEqual(
    (await portal.store.list('')).map(({ key }) => key),
    before,
  );
});

test('a folder that no build has filled is refused', async (context) => {
  const portal = await openPortal(context);
  const built = portal.build('remote-reports');
  rmSync(path.join(built.dist, 'portal-build.json'));
  await assert.rejects(
    check(portal.candidate(built)),
    /remote-reports has to be built anew, with "npm run build": .* is missing\./,
  );
  rmSync(built.dist, { recursive: true });
  await assert.rejects(check(portal.candidate(built)), /remote-reports has not been built/);
  const other = portal.build('remote-auth');
  await assert.rejects(
    check(portal.candidate({ ...other, app: 'remote-reports' })),
    /holds a build of remote-auth, not of remote-reports/,
  );
  assert.ok(readFileSync(path.join(other.dist, 'portal-build.json')));
});

test('ranges are read as npm reads them', () => {
  /** @type {[version: string, range: string, isWithin: boolean][]} */
  const rows = [
    ['19.3.1', '^19.3.1', true],
    ['19.4.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['0.2.9', '^0.2.3', true],
    ['0.3.0', '^0.2.3', false],
    ['0.0.4', '^0.0.3', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '=1.2.3', false],
    ['3.0.0', '>=1.2.3', true],
    ['1.0.0', '*', true],
    ['2.0.0-beta.1', '^2.0.0', false],
    ['1.0.0', '1 || 2', false],
  ];
  for (const [version, range, isWithin] of rows)
    assert.equal(satisfies(version, range), isWithin, `${version} in ${range}`);
});

test('what passes every other check and does not run in a browser is refused, and nothing is published', async (context) => {
  const portal = await openPortal(context);
  const built = portal.build('host', { content: { 'main.js': 'throw new Error("no portal")' } });
  const before = await portal.live();
  const refusal = await ship({ ...portal.candidate(built), isWalked: true }).catch((error) => error);
  assert.ok(refusal instanceof Refused, refusal);
  assert.deepEqual(refusal.refusals, [
    {
      check: 'browser',
      sentence:
        'host/dist/react.js: in the browser, the login view brought up "ReferenceError: react is not defined".',
    },
  ]);
  assert.deepEqual(await portal.live(), before);
});

test('another configuration is walked through as well, although every build is live already', async (context) => {
  const portal = await openPortal(context);
  const candidate = { ...portal.candidate(), config: { ...fakeConfig, productTitle: 'News' } };
  const refusal = await check({ ...candidate, isWalked: true }).catch((error) => error);
  assert.ok(refusal instanceof Refused, refusal);
  assert.deepEqual(
    refusal.refusals.map((one) => one.check),
    ['browser'],
  );
});
