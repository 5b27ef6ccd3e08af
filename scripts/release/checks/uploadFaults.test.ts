import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uploadFaults } from './uploadFaults.ts';
import { readBuild } from '../build/readBuild.ts';
import { fakeBuild, type Changes } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

function faultsOf(changes: Changes, alter?: (dist: string) => void) {
  const { app, dist } = fakeBuild(temporaryDirectory(), 'remote-reports', changes);
  alter?.(dist);
  return uploadFaults(readBuild(app, dist));
}

const faultsIn = (text: string) => faultsOf({ content: { 'report.js': text } });
const signs = (count: number) => 'a1B2'.repeat(20).slice(0, count);
const capitals = (count: number) => 'A1B2'.repeat(20).slice(0, count);

const secrets: [what: string, texts: string[]][] = [
  [
    'a private key',
    [
      '-----BEGIN PRIVATE KEY-----',
      '-----BEGIN RSA PRIVATE KEY-----',
      '-----BEGIN OPENSSH PRIVATE KEY-----',
      '-----BEGIN A LONG ONE PRIVATE KEY-----',
    ],
  ],
  [
    'a token (JWT)',
    [`eyJ${signs(10)}.eyJ${signs(10)}.${signs(10)}`, `eyJ-_${signs(9)}.eyJ-_${signs(9)}.-_${signs(9)}`],
  ],
  ['an AWS access key', [`AKIA${capitals(16)}`, `ASIA${capitals(16)}`]],
  [
    'a GitHub token',
    ['p', 'o', 'u', 's', 'r'].map((kind) => `gh${kind}_${signs(36)}`).concat(`github_pat_${signs(60)}`),
  ],
  ['an npm token', [`npm_${signs(36)}`]],
  ['a Slack token', ['a', 'b', 'p', 'r', 's'].map((kind) => `xox${kind}-12-${signs(17)}`)],
  ['a Google API key', [`AIza-_${signs(33)}`]],
  ['a live Stripe key', [`sk_live_${signs(20)}`, `rk_live_${signs(30)}`]],
  ['a GitLab token', [`glpat-${signs(20)}`]],
  ['a SendGrid key', [`SG.${signs(22)}.${signs(43)}`]],
  ['a key of an AI service', [`sk-${signs(32)}`, `sk-ant-${signs(40)}`, `sk-proj-${signs(40)}`]],
  ['a key of a Google service account', ['private_key_id: 1', '{"private_key_id": 1}']],
  ['a key of an Azure store', [`AccountKey=${signs(60)}==`]],
  ['a password in an address', ['https://reader:s3cret@api.example.com', 'postgres://portal:pass-word@db']],
  ['an Okta API token', [`SSWS 00-${signs(27)}`]],
];

for (const [what, texts] of secrets)
  test.each(texts)(`%s is ${what}, and no script is shipped with it`, (text) => {
    expect(faultsIn(`call("${text}")`)).toStrictEqual([`remote-reports/dist/report.js contains ${what}.`]);
  });

test.each([
  '-----BEGIN PUBLIC KEY-----',
  '-----BEGIN PRIVATE-----',
  `eyJ${signs(10)}.eyJ${signs(9)}.${signs(10)}`,
  `eyJ${signs(10)}.eyJ${signs(10)}.${signs(9)}`,
  `keyJ${signs(10)}.eyJ${signs(10)}.${signs(10)}`,
  `AKIA${capitals(15)}`,
  `AKIA${capitals(17)}`,
  `XAKIA${capitals(16)}`,
  `akia${signs(16)}`,
  `ghx_${signs(36)}`,
  `ghp_${signs(35)}`,
  `npm_${signs(35)}`,
  `npm_${signs(37)}`,
  `pnpm_${signs(36)}`,
  `xoxb-${signs(19)}`,
  `AIza${signs(34)}`,
  `sk_live_${signs(19)}`,
  `sk_test_${signs(30)}`,
  `SSWS ${signs(29)}`,
  `glpat-${signs(19)}`,
  `SG.${signs(22)}.${signs(42)}`,
  `sk-${signs(31)}`,
  `task-${signs(40)}`,
  'private_key_identifier: 1',
  `AccountKey=${signs(59)}`,
  'https://example.com:443/@a',
  'https://example.com/a:b@c',
  'mailto:reader@example.com',
])('%s is no secret', (text) => {
  expect(faultsIn(`call("${text}")`)).toStrictEqual([]);
});

test.each(['//# sourceMappingURL=a.map', '//@ sourceMappingURL=a.map', '/*#sourceMappingURL=a.map */'])(
  '%s names a source map',
  (text) => {
    expect(faultsIn(`call()\n${text}`)).toStrictEqual(['remote-reports/dist/report.js names a source map.']);
  },
);

test('a stray file of a kind that is not served is one fault', () => {
  const added = (dist: string) => {
    writeFileSync(path.join(dist, '.env'), 'SECRET=1');
  };
  expect(faultsOf({}, added)).toStrictEqual(['remote-reports/dist/.env was added after the build.']);
});

test('every file is looked at, in folders too, and each fault is told', () => {
  const added = (dist: string) => {
    mkdirSync(path.join(dist, 'chunks'));
    writeFileSync(path.join(dist, 'chunks/more.js'), `"npm_${signs(36)}"`);
    writeFileSync(path.join(dist, 'more.js'), `"AKIA${capitals(16)}"`);
  };
  expect(faultsOf({ publicPath: '/' }, added)).toStrictEqual([
    'remote-reports/webpack.config.js: the public path is "/", so the files would be asked for there; it must be "auto".',
    'remote-reports/dist/chunks/more.js was added after the build.',
    'remote-reports/dist/chunks/more.js contains an npm token.',
    'remote-reports/dist/more.js was added after the build.',
    'remote-reports/dist/more.js contains an AWS access key.',
  ]);
});

test('a build for development is refused for that alone', () => {
  expect(faultsOf({ mode: 'development', publicPath: '/', content: { 'a.docx': 'x' } })).toStrictEqual([
    'remote-reports/dist/portal-build.json: this is a development build, and only production builds are shipped.',
  ]);
});

test('a file of no kind is not served', () => {
  expect(faultsOf({ content: { LICENSE: 'x' } })).toStrictEqual([
    'remote-reports/dist/LICENSE is of a kind that is not served ("").',
  ]);
});
