import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from '#process/root.ts';
import { views } from '#pictures/views.ts';

/*
 * The commands of the README that nothing else runs, each in its short form: what no test runs is broken for a while
 * before anybody notices.
 */
test.describe.configure({ timeout: 15 * 60_000 });

const execute = promisify(execFile);

async function run(...words: string[]) {
  const { stdout } = await execute('npm', ['run', ...words], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return stdout;
}

test('npm run screenshots takes a picture of every view', async () => {
  const folder = path.join(root, 'screenshots');
  rmSync(folder, { recursive: true, force: true });
  await run('screenshots', '--', '--quick');
  const taken = readdirSync(folder).map((file) => file.split('.')[0]);
  expect(taken.sort()).toEqual(views.map(({ name }) => name).sort());
});

test('npm run test:mutation changes a file, and its tests notice', async () => {
  const said = await run('test:mutation', '--', 'shared/src/paths/parseUrl.ts');
  // As many changes noticed as there are, and none missed.
  expect(said).toMatch(/^\| shared\/src\/paths \| ([1-9]\d*) \| \1 \| 0 \| 100\.0 % \|$/m);
});

test('npm run bench compares the portal with the single bundle, which waits for as many round trips', async () => {
  const said = await run('bench', '--', '--quick');
  const roundTrips = (name: string) => new RegExp(`^│ +'?${name}'? +│ +(\\d) +│`, 'm').exec(said)?.[1];
  expect(roundTrips('federated')).toBe('2');
  expect(roundTrips('single bundle')).toBe('2');
  expect(Number(roundTrips('as documented'))).toBeGreaterThan(2);
  expect(said).toMatch(/cold cache, median \(quartiles\) of 1 runs in turn/);
  expect(said).toMatch(/content \(ms\).*\d+\.\d\d/);
});

test('npm run bench -- --growth: remotes that an address does not need cost it no request and no script', async () => {
  const said = await run('bench', '--', '--growth', '--quick');
  const needsOf = (remotes: number) =>
    new RegExp(`^│ ${String(remotes)} remotes +│ +(\\d+ +│ +\\d+ +│ +'[\\d.]+') +│ +\\d+ +│`, 'm').exec(
      said,
    )?.[1];
  expect(needsOf(2)).toMatch(/^2 /);
  expect(needsOf(40)).toBe(needsOf(2));
});

test('npm run bench -- --large measures lists and reports with much data and with little', async () => {
  const said = await run('bench', '--', '--large', '--quick');
  for (const figure of ['first card', 'first article', 'frame while scrolling \\(p95\\)', 'history panel'])
    expect(said).toMatch(RegExp(`│ ${figure} +│ \\d+ +│ \\d+ +│ '?\\d+\\.\\d\\d'? +│`));
});

test('npm run bench -- --lighthouse finds no fault with the accessibility and practices of the list', async () => {
  const said = await run('bench', '--', '--lighthouse', '--quick');
  expect(said).toMatch(/│ list, mobile +│ \d+ +│ 100 +│ 100 +│/);
});
