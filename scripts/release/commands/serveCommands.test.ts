import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTypeScript } from '#process/runTypeScript.ts';
import { findNginx } from '../serving/findNginx.ts';
import { rulesFor } from '../serving/servingRules.ts';
import { jobRights, servingRights, shippingRights } from '../store/bucketRights.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const binary = path.join(import.meta.dirname, '../portal.ts');
const run = (...parts: string[]) =>
  spawnSync(process.execPath, runTypeScript(binary, ...parts), { encoding: 'utf8' });

function configFile() {
  const directory = temporaryDirectory();
  const file = path.join(directory, 'portal.json');
  writeFileSync(file, JSON.stringify(fakeConfig));
  return { directory, file };
}

test.each([
  ['folder', ''],
  ['bucket', 's3+http://127.0.0.1:9/portal'],
])('nginx prints a configuration of a %s that nginx takes, without a warning', (_, place) => {
  const { directory, file } = configFile();
  const given = ['--config', file, '--store', place || directory, '--listen', '127.0.0.1:8099'];
  const { stdout, stderr, status } = run('nginx', ...given);
  expect([stderr, status]).toEqual(['', 0]);

  const written = path.join(directory, 'nginx.conf');
  writeFileSync(written, stdout);
  const checked = spawnSync(findNginx(), ['-t', '-e', 'stderr', '-p', `${directory}/`, '-c', written], {
    encoding: 'utf8',
  });
  expect([checked.stderr, checked.status]).toEqual([checked.stderr, 0]);
  expect(checked.stderr).not.toMatch(/\[warn\]/);
});

test('nginx takes no address for a folder', () => {
  const { file } = configFile();
  const { stderr, status } = run('nginx', '--config', file, '--store', 's3://bucket');
  const sentence = 's3://bucket is no store: a store is a directory, or a bucket as s3+https://host/bucket.';
  expect([stderr.trim(), status]).toEqual([sentence, 4]);
});

test('rules prints the same rules as data, with the policy of each page', () => {
  const { file } = configFile();
  const rules: unknown = JSON.parse(run('rules', '--config', file, '--page', `staging=${file}`).stdout);
  expect(rules).toStrictEqual(
    JSON.parse(JSON.stringify(rulesFor(fakeConfig, { channels: { staging: fakeConfig } }))),
  );
});

test('a question that cannot be answered ends with 2 and one sentence', () => {
  const { file } = configFile();
  const forWhom = 'Say for whom: an app, --server ADDRESS, or --for one of census, prune, watch, check.';
  const rows: [parts: string[], sentence: string][] = [
    [['nginx', '--config', file], 'Say which store: --store DIR, or the variable PORTAL_STORE.'],
    [['rights', '--store', 's3+https://s3.example.com/portal'], forWhom],
    [['rights', '--for', 'ship', '--store', 's3+https://s3.example.com/portal'], forWhom],
    [['rights', 'reports', '--for', 'census', '--store', 's3+https://s3.example.com/portal'], forWhom],
    [['rules'], 'Say which configuration: --config FILE.'],
    [['rules', '--config', file, '--page', 'x'], '"x" is not a channel and its file: --page NAME=FILE.'],
    [['compose', '--config', file], 'Say where to: --out DIR.'],
    ...['s3+https://host/bucket', 's3://bucket'].map((place): [string[], string] => [
      ['compose', '--config', file, '--out', place],
      `--out takes a folder, not "${place}".`,
    ]),
  ];
  for (const [parts, sentence] of rows) {
    const { stderr, status } = run(...parts);
    expect([parts, stderr.trim(), status]).toEqual([parts, sentence, 2]);
  }
});

test('rights prints what a pipeline may write in a bucket, what a server in front may read, and what a command needs', () => {
  const [place, bucket] = ['s3+https://s3.example.com/portal', 'portal'];
  const printed = (...parts: string[]): unknown =>
    JSON.parse(run('rights', ...parts, '--store', place).stdout);
  expect(printed('reports')).toStrictEqual(shippingRights(bucket, 'remote-reports'));
  expect(printed('--server', '192.0.2.1/32')).toStrictEqual(servingRights(bucket, ['192.0.2.1/32']));
  expect(printed('--for', 'census')).toStrictEqual(jobRights(bucket, 'census'));
});
