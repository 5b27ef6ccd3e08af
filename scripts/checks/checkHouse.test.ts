import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { houseFaults } from './house/houseFaults.ts';
import { declared, links, lockedPackages, shipping, tinyHouse } from './testing/tinyHouse.ts';

const lock = (changes: Record<string, object>) => ({
  'package-lock.json': JSON.stringify({ packages: { ...lockedPackages, ...changes } }),
});
const source = (text: string) => ({
  'host/src/model/initials.ts': `export function initials() {}\n${text}`,
});
const readme = (text: string) => ({ 'README.md': text });

test('nothing is wrong with the tiny house', async () => {
  expect(await houseFaults(tinyHouse())).toStrictEqual([]);
});

test('a folder that is no clone is refused in a sentence', async () => {
  const house = tinyHouse();
  rmSync(path.join(house, '.git'), { recursive: true });
  await expect(houseFaults(house)).rejects.toThrow(/^The checks ask git .* Clone the repository/);
});

const violations: [violation: string, changes: Record<string, string | null>, sentence: RegExp][] = [
  ['a folder more', { 'lib/a.ts': '' }, /^lib\/ is not a folder of the top level/],
  ['a folder less', { 'scripts/start.ts': null, 'README.md': null }, /^scripts\/ is missing/],
  ['a remote that is no package', { 'remote-news/a.ts': '' }, /^remote-news\/ is not a package/],
  ['a file more', { 'notes.txt': '' }, /^notes\.txt does not belong at the top level/],
  ['a file beside the rooms', { 'host/src/start.ts': '' }, /^host\/src\/start\.ts stands beside the rooms/],
  ['a folder in a room', { 'host/src/model/a/b.ts': 'export const b = 1;' }, /model\/a\/b\.ts is too deep/],
  [
    'an unknown room',
    { 'host/src/lib/a.ts': 'export const a = 1;' },
    /^host\/src\/lib\/a\.ts is in no room of host/,
  ],
  [
    'a room of another package',
    { 'shared/src/okta/a.ts': 'export const a = 1;' },
    /a\.ts is in no room of shared/,
  ],
  [
    'a file not named as its export',
    { 'host/src/model/a.ts': 'export const b = 1;' },
    /a\.ts does not export a:/,
  ],
  [
    'an App that is not there',
    { 'host/src/App.tsx': 'export const Main = 1;' },
    /App\.tsx does not export App/,
  ],
  [
    'an exception that is none',
    { 'shared/src/ui/theme.ts': 'export const theme = 1;' },
    /take it off the list/,
  ],
  ['a drawer', { 'host/src/model/utils.ts': 'export const utils = 1;' }, /utils\.ts has a name under which/],
  [
    'a drawer in disguise',
    { 'scripts/testHelpers.ts': '' },
    /^scripts\/testHelpers\.ts has a name under which/,
  ],
  [
    'a folder that is a drawer',
    { 'scripts/common/a.ts': '' },
    /^scripts\/common\/a\.ts has a name under which/,
  ],
  [
    'a rule switched off',
    source('// eslint-' + 'disable-next-line'),
    /initials\.ts:2 suppresses a check \(eslint-/,
  ],
  ['types switched off', source('// @ts-' + 'expect-error'), /initials\.ts:2 suppresses a check \(@ts-/],
  ['a reminder', source('// TO' + 'DO later'), /initials\.ts:2 says TO/],
  ['a reminder in a page', readme('FIX' + 'ME'), /^README\.md:1 says FIX/],
  ['a comment that is a riddle', source('/** What it is. */'), /initials\.ts:2 says "What": a comment says/],
  ['the same inside a block', source('/*\n * Whether it is.\n */'), /initials\.ts:3 says "Whether"/],
  ['the same in a line', source('  // Whoever reads it.'), /initials\.ts:2 says "Whoever"/],
  ['the same among tags', source('{/* Who it is. */}'), /initials\.ts:2 says "Who"/],
  ['an empty name', source('const Place = styled.div``;'), /initials\.ts:2 says "Place": a styled component/],
  [
    'a host that names a remote',
    source("load('remote_auth/LoginScreen');"),
    /initials\.ts:2 says "remote_auth": the host knows no remote/,
  ],
  ['a host that names a screen', source('new LoginScreen();'), /initials\.ts:2 says "LoginScreen"/],
  ['a host that knows of reports', source("const to = '/reports';"), /initials\.ts:2 says "report/],
  ['the same in a name', source('listReports();'), /initials\.ts:2 says "Reports?"/],
  [
    'two copies',
    lock({ 'node_modules/x/node_modules/jotai': { version: '3.0.0' } }),
    /one jotai, .* 1\.0\.0 in .* 3\.0\.0 in/,
  ],
  ['no copy', { 'package-lock.json': '{ "packages": {} }' }, /exactly one react, it holds no copy/],
  [
    'another webpack',
    lock({ 'node_modules/webpack': { version: '5.111.0' } }),
    /webpack 5\.111\.0 and not 5\.110\.x: .* breaks hashed/,
  ],
  [
    'another Module Federation',
    lock({ 'node_modules/@module-federation/enhanced': { version: '2.9.3' } }),
    /2\.9\.3 and not 2\.9\.2/,
  ],
  [
    'a download address',
    lock({ 'node_modules/a': { resolved: 'https://example.com/a.tgz' } }),
    /says where node_modules\/a was downloaded/,
  ],
  [
    'an address of a registry',
    { 'scripts/a.ts': '// https://registry.' + 'npmjs.org/' },
    /^scripts\/a\.ts names a package registry/,
  ],
  [
    'a registry in .npmrc',
    { '.npmrc': 'ignore-scripts=true\nregistry' + '=https://example.com/' },
    /^\.npmrc names a package registry/,
  ],
  [
    'a package that runs a script nobody has seen',
    lock({ 'node_modules/a/node_modules/@b/c': { hasInstallScript: true } }),
    /^@b\/c would run a script when it is installed: /,
  ],
  ['scripts of packages', { '.npmrc': 'audit=false\n' }, /^\.npmrc must say ignore-scripts=true: /],
  [
    'a remote that is gone, but not from the lockfile',
    lock(links(['remote-news'])),
    /^package-lock\.json still names remote-news, which is gone: run "npm install --package-lock-only" and commit/,
  ],
  [
    'a remote that npm does not know yet',
    { 'remote-news/package.json': '{}' },
    /^package-lock\.json does not name remote-news: run "npm install --package-lock-only" and commit/,
  ],
  [
    'a remote that is never built',
    { 'remote-auth/webpack.config.js': null },
    /^remote-auth is never built: it needs webpack\.config\.js\.$/,
  ],
  [
    'a remote without a declaration',
    { 'remote-auth/src/portal.ts': null },
    /^remote-auth adds nothing to the portal: it needs src\/portal\.ts\.$/,
  ],
  [
    'a remote that offers nothing',
    { 'remote-auth/src/exposes/LoginScreen.ts': null },
    /^remote-auth has nothing that the host could load: it needs src\/exposes\/\.$/,
  ],
  [
    'a remote under another name',
    { 'remote-auth/src/portal.ts': declared({ federationName: 'remote_authentication', port: 4302 }) },
    /^remote-auth\/src\/portal\.ts: "federationName" is remote_authentication and should be remote_auth\.$/,
  ],
  [
    'two remotes with one port',
    { 'remote-reports/src/portal.ts': declared({ federationName: 'remote_reports', port: 4302 }) },
    /^remote-reports\/src\/portal\.ts: "port" is 4302, which remote-auth has already\.$/,
  ],
  [
    'a declaration of another form',
    { 'remote-auth/src/portal.ts': declared({ federationName: 'remote_auth', port: 4302, adress: '/' }) },
    /^remote-auth\/src\/portal\.ts is not of the expected form at "adress": "adress" is unknown here/,
  ],
  [
    'a script that is gone',
    readme('Say `npm run deploy`.'),
    /^README\.md says "npm run deploy", which does not exist/,
  ],
  [
    'a script of another package',
    readme('`npm run start -w host`'),
    /"npm run start -w host", which does not exist/,
  ],
  [
    'an example that runs no test',
    readme('Say `npm run test:unit -- Initials`.'),
    /^README\.md says "test:unit -- Initials", which runs no test/,
  ],
  ['a short command that is gone', readme('Say `npm test`.'), /"npm test", which does not exist/],
  [
    'a command that npx may take from a stranger',
    readme('Say `npx ' + 'portal ship`.'),
    /^README\.md:1 has npx look for a stranger's package called portal: say "npm run release -- "/,
  ],
  [
    'the same in a workflow',
    { '.github/workflows/checks.yml': '- run: npx ' + 'portal check' },
    /^\.github\/workflows\/checks\.yml:1 has npx look/,
  ],
  ...['npm install --prefix=.cache/x node@24.21.0', 'npm i --ignore-scripts node@24', 'npm i a@1.0.0 b'].map(
    (line): (typeof violations)[number] => [
      `a CI that says "${line}"`,
      { '.ci/run': `#!/bin/sh\n[ -d .cache/x ] || ${line} && true\n` },
      /^\.ci\/run:2 installs what no lockfile names: say "npm ci", or --ignore-scripts and /,
    ],
  ),
  [
    'the same in a workflow of one remote',
    { '.github/workflows/remote.yml': '- run: npm install' },
    /^\.github\/workflows\/remote\.yml:1 installs what no lockfile names/,
  ],
  [
    'a path that is gone',
    readme('See `host/src/model/gone.ts`.'),
    /^README\.md names host\/src\/model\/gone\.ts/,
  ],
  ['a file that is gone', readme('See `gone.ts`.'), /^README\.md names gone\.ts/],
  ['a link to nowhere', readme('[x](shared/gone)'), /^README\.md names shared\/gone/],
  [
    'a document below with a path that is gone',
    { 'host/README.md': 'See `host/src/model/gone.ts`.' },
    /^host\/README\.md names host\/src\/model\/gone\.ts/,
  ],
  [
    'a workflow with a script that is gone',
    { '.github/workflows/checks.yml': '- run: npm run deploy' },
    /^\.github\/workflows\/checks\.yml says "npm run deploy", which does not exist/,
  ],
  [
    'a proposal on the runner that can write the store',
    { '.github/workflows/remote.yml': shipping('') },
    /^\.github\/workflows\/remote\.yml: "ship" has a runner that can write the store/,
  ],
  [
    'the same beside a push',
    { '.github/workflows/a.yaml': shipping("    if: github.event_name == 'push' || inputs.now\n") },
    /^\.github\/workflows\/a\.yaml: "ship" has a runner/,
  ],
  [
    'a command with a file that is gone',
    readme('```sh\nnode scripts/gone.ts\n```'),
    /names scripts\/gone\.ts/,
  ],
];

for (const [violation, changes, sentence] of violations) {
  test(`the house objects to ${violation}`, async () => {
    const faults = await houseFaults(tinyHouse(changes));
    expect(faults).toContainEqual(expect.stringMatching(sentence));
  });
}

const subjects: [subject: string, sentence: RegExp][] = [
  ['mend the bar', /"mend the bar" is not "<scope>: /],
  ['bar: mend it', /"bar: mend it" is not "<scope>: /],
  ['host: mend the bar.', /is not .* without a full stop/],
  [`host: ${'a'.repeat(70)}`, /has 76 characters, more than 72/],
];

for (const [subject, sentence] of subjects) {
  test(`the house objects to the commit "${subject.slice(0, 30)}"`, async () => {
    const faults = await houseFaults(tinyHouse({}, ['all: a tiny house', subject]));
    expect(faults.length).toBe(1);
    expect(faults[0] ?? '').toMatch(sentence);
  });
}

test('the commits of a remote that is gone stay as they are', async () => {
  const root = tinyHouse({ 'remote-news/package.json': '{}' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: root });
  git('add', 'remote-news');
  git('commit', '--quiet', '--no-verify', '-m', 'news: show the news');
  rmSync(path.join(root, 'remote-news'), { recursive: true });
  expect(await houseFaults(root)).toStrictEqual([]);
});

test('a CI may install what the lockfile names, and a version that is written out without its scripts', async () => {
  const lines = [
    'npm ci',
    'apt-get install nginx',
    'npm i --ignore-scripts --prefix="$x" "@a/b-$cpu@1.0.2" && true',
  ];
  expect(await houseFaults(tinyHouse({ '.ci/run': lines.join('\n') }))).toStrictEqual([]);
});

test('words that are no riddles are left alone', async () => {
  const lines = [
    '// Whole numbers.',
    '/** Whatever: a word. */',
    '// It is what it is.',
    "const what = '* What';",
  ];
  expect(await houseFaults(tinyHouse(source(lines.join('\n'))))).toStrictEqual([]);
});

test('a new remote is as good as the first ones', async () => {
  const root = tinyHouse(
    {
      ...lock(links(['remote-news'])),
      'remote-news/package.json': '{ "name": "@portal/remote-news" }',
      'remote-news/webpack.config.js': 'export default {};',
      'remote-news/src/portal.ts': declared({ federationName: 'remote_news', port: 4303 }),
      'remote-news/src/exposes/NewsScreen.ts': 'export const NewsScreen = 1;',
    },
    ['all: a tiny house', 'news: show the news'],
  );
  expect(await houseFaults(root)).toStrictEqual([]);
});
