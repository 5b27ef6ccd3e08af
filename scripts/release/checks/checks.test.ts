import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { Refused } from './runChecks.ts';
import { check, ship } from '../commands/ship.ts';
import { composePortal } from '../live/composePortal.ts';
import { declaring, fakeConfig, type Changes } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { refusalsOf } from '../testing/refusalsOf.ts';

export type Row = [what: string, app: string, changes: Changes, sentence: RegExp | string];

const share = (version: string, more: object = {}) => ({
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
const without = (shares: Record<string, ReturnType<typeof share>>, key: string) =>
  Object.fromEntries(Object.entries(shares).filter(([name]) => name !== key));
const hosts = {
  react: share('19.3.1'),
  'react/': share('19.3.1'),
  jotai: share('2.20.3'),
  'jotai/': share('2.20.3'),
  '@portal/shared': share('1.0.0'),
};
/** Content that no compression makes smaller. */
const noise = () => randomBytes(200_000).toString('base64');

const filling = (slot: string) =>
  declaring('remote-reports', {
    slots: [{ slot, module: 'ReportScreen', order: 1, unavailable: 'No report.' }],
  });

const sentencesOf = async (app: string, changes: Changes, alter?: (dist: string) => void) => {
  const portal = await openPortal();
  const built = portal.build(app, changes);
  alter?.(built.dist);
  const before = await portal.live();
  const refusals = await refusalsOf(check(portal.candidate(built)));
  if (refusals.length === 0) return [];
  await expect(ship(portal.candidate(built))).rejects.toThrow(Refused);
  expect(await portal.live()).toStrictEqual(before);
  return refusals.map(({ sentence }) => sentence);
};

const refused: Row[] = [
  [
    'a remote that does not expose what it declares',
    'remote-reports',
    { exposes: {} },
    'remote-reports/src/portal.ts: names ReportScreen, which remote-reports/src/exposes does not have.',
  ],
  [
    'a remote at an address of another one',
    'remote-auth',
    declaring('remote-auth', {
      screens: { LoginScreen: { address: '/reports/:slug', title: 'Sign in', unavailable: 'None.' } },
    }),
    /^remote-auth\/src\/portal\.ts: the address \/reports\/:slug of LoginScreen is also that of ReportScreen of the live remote-reports \(build \w+\)\.$/,
  ],
  [
    'a host that is too old for what is live',
    'host',
    { offers: null },
    /^(host\/src\/portal\.ts: this host is too old to read the declaration of the live remote-(auth|reports) \(build \w+\), which is of format 1\.\n?){2}$/,
  ],
  [
    'a remote that wants a higher major',
    'remote-reports',
    { shared: { ...remotes, react: share('20.0.0', { isBrought: false }) } },
    'remote-reports/package.json: wants "react" ^20.0.0, and the host brings 19.3.1; there can be only one.',
  ],
  [
    'a remote that wants a higher major at every door of a package',
    'remote-reports',
    {
      shared: {
        ...remotes,
        react: share('20.0.0', { isBrought: false }),
        'react/': share('20.0.0', { isBrought: false }),
      },
      packages: { react: [], jotai: ['2.20.3'] },
    },
    'remote-reports/package.json: wants "react" ^20.0.0, and the host brings 19.3.1; there can be only one.',
  ],
  [
    'a remote that was built with a higher major, of which it brings what stands below a door',
    'remote-reports',
    {
      shared: { ...remotes, react: share('20.0.0', { isBrought: false }), 'react/': share('20.0.0') },
      packages: { react: ['20.0.0'], jotai: ['2.20.3'] },
    },
    'remote-reports/package.json: wants "react" ^20.0.0, and the host brings 19.3.1; there can be only one.',
  ],
  [
    'a host that brings a higher major at every door of a package',
    'host',
    { shared: { ...hosts, react: share('20.0.0'), 'react/': share('20.0.0') } },
    'host/package.json: brings "react" 20.0.0, and the live remote-auth wants ^19.3.1; there can be only one.\nhost/package.json: brings "react" 20.0.0, and the live remote-reports wants ^19.3.1; there can be only one.',
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
    'remote-auth/webpack.config.js: takes "axios" from the host, and the live host does not share it: ship a host that does first.',
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
    { content: { 'report.js': `k='-----BEGIN RSA PRIVATE KEY-----'` } },
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
    /^remote-reports\/dist\/report\.js \(\d+\.\d KB\) makes the first screen too large: remote-reports's ReportScreen takes \d+\.\d KB with the host's scripts, and the budget is 129 KB\.$/,
  ],
];

for (const [what, app, changes, sentence] of refused)
  test(`${what}: refused in a sentence`, async () => {
    const sentences = (await sentencesOf(app, changes)).join('\n');
    if (typeof sentence === 'string') expect(sentences).toBe(sentence);
    else expect(sentences).toMatch(sentence);
  });

const altered: [what: string, alter: (dist: string) => void, sentence: string][] = [
  [
    'a file that was edited after the build',
    (dist) => {
      writeFileSync(path.join(dist, 'report.js'), 'edited');
    },
    'remote-reports/dist/report.js was changed after the build.',
  ],
  [
    'a file that is missing',
    (dist) => {
      unlinkSync(path.join(dist, 'report.js'));
    },
    'remote-reports/dist/report.js is missing: the build had written it.',
  ],
  [
    'a file that was added after the build',
    (dist) => {
      writeFileSync(path.join(dist, 'more.js'), 'more');
    },
    'remote-reports/dist/more.js was added after the build.',
  ],
];

for (const [what, alter, sentence] of altered)
  test(`${what}: refused in a sentence`, async () => {
    expect(await sentencesOf('remote-reports', {}, alter)).toStrictEqual([sentence]);
  });

test('a host that is too large is named, not the remotes that it is measured with', async () => {
  const [first = ''] = await sentencesOf('host', { content: { 'main.js': noise() } });
  expect(first).toMatch(
    /^host\/dist\/main\.js \(\d+\.\d KB\) makes the first screen too large: remote-auth's LoginScreen takes/,
  );
});

test('what was wrong between others does not stop a team that changes neither', async () => {
  const portal = await openPortal();
  const reports = portal.build('remote-reports', filling('sidebar'));
  const dists: Record<string, string> = { 'remote-reports': reports.dist };
  const apps = ['host', 'remote-auth', 'remote-reports'].map((folder) => ({ folder }));
  const from = (app: string) => dists[app] ?? portal.build(app).dist;
  await composePortal({ apps, config: fakeConfig, out: portal.directory, from });
  await check(portal.candidate(portal.build('remote-auth', { content: { 'login.js': 'z' } })));
  await expect(
    check(portal.candidate(portal.build('host', { content: { 'main.js': 'y' } }))),
  ).rejects.toThrow(Refused);
});

test('a good candidate passes, whichever side it is on', async () => {
  for (const app of ['host', 'remote-auth', 'remote-reports'])
    expect([app, await sentencesOf(app, { content: { 'fine.js': 'fine' } })]).toEqual([app, []]);
});

test('host and remote may change together what neither could alone', async () => {
  const portal = await openPortal();
  await ship(portal.candidate(portal.build('remote-reports', filling('welcome'))));
  const host = portal.build('host', { offers: { format: 1, slots: ['sidebar'] } });
  const reports = portal.build('remote-reports', filling('sidebar'));
  await expect(check(portal.candidate(host))).rejects.toThrow(Refused);
  await expect(check(portal.candidate(reports))).rejects.toThrow(Refused);
  await check(portal.candidate(host, reports));
});

test('nothing of a refused build is published', async () => {
  const portal = await openPortal();
  const before = (await portal.store.list('')).map(({ key }) => key);
  const built = portal.build('remote-reports', { content: { 'report.js': `'AKIA${'A1'.repeat(8)}'` } });
  await expect(ship(portal.candidate(built))).rejects.toThrow(Refused);
  expect((await portal.store.list('')).map(({ key }) => key)).toStrictEqual(before);
});

test('a folder that no build has filled is refused', async () => {
  const portal = await openPortal();
  const built = portal.build('remote-reports');
  rmSync(path.join(built.dist, 'portal-build.json'));
  await expect(check(portal.candidate(built))).rejects.toThrow(
    /remote-reports has to be built anew, with "npm run build": .* is missing\./,
  );
  rmSync(built.dist, { recursive: true });
  await expect(check(portal.candidate(built))).rejects.toThrow(/remote-reports has not been built/);
  const other = portal.build('remote-auth');
  await expect(check(portal.candidate({ ...other, app: 'remote-reports' }))).rejects.toThrow(
    /holds a build of remote-auth, not of remote-reports/,
  );
  expect(existsSync(path.join(other.dist, 'portal-build.json'))).toBe(true);
});

test('ranges are read as npm reads them', () => {
  const rows: [version: string, range: string, isWithin: boolean][] = [
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
    ['1.0.0', '1 || 2', true],
    ['3.0.0', '1 || 2', false],
  ];
  for (const [version, range, isWithin] of rows)
    expect([`${version} in ${range}`, satisfies(version, range)]).toEqual([
      `${version} in ${range}`,
      isWithin,
    ]);
});
