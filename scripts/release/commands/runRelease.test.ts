import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rollback } from './rollback.mjs';
import { ship } from './ship.mjs';
import { statusOf } from './statusOf.mjs';
import { fakeConfig } from './testing/fakeBuild.mjs';
import { openPortal } from './testing/openPortal.mjs';
import { runNode } from './testing/runScript.mjs';

const binary = path.join(import.meta.dirname, '../release.mjs');
const run = (/** @type {string[]} */ ...parts) => runNode([binary, ...parts], { PORTAL_STORE: '' });

test('every command says what it does and how it ends', async () => {
  const { code, output } = await run('--help');
  assert.equal(code, 0);
  const names = [...output.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => String(name));
  assert.deepEqual(names, ['check', 'ship', 'rollback', 'status', 'diff', 'prune']);
  const helps = await Promise.all(names.map((name) => run(name, '--help')));
  for (const [index, help] of helps.entries()) {
    assert.equal(help.code, 0);
    assert.match(help.output, new RegExp(`^Usage: npm run release -- ${String(names[index])} `));
    assert.match(help.output, /Ends with 0 when it is done/);
  }
});

test('a command that is not understood ends with 2 and one sentence', async () => {
  /** @type {[parts: string[], sentence: RegExp][]} */
  const rows = [
    [['deploy'], /^There is no command "deploy": check, ship,/],
    [['ship', 'reports'], /^Say which store: --store DIR, or the variable PORTAL_STORE\.$/],
    [['ship', 'news', '--store', 'x'], /^There is no app "news" in this checkout\.$/],
    [['ship', '--store', 'x'], /^Say which app, or give a --config\.$/],
    [['prune', '--store', 'x', '--keep', 'many'], /^--keep takes a number, not "many"\.$/],
    [['diff', '1', '--store', 'x'], /^Say which two releases: diff 11 12\.$/],
    [['status', '--shop', 'x'], /^Unknown option '--shop'/],
  ];
  const runs = await Promise.all(rows.map(([parts]) => run(...parts)));
  for (const [index, { code, output }] of runs.entries()) {
    assert.match(output.trimEnd(), rows[index]?.[1] ?? /^$/);
    assert.equal(code, 2, output);
  }
});

test('a team checks, ships, looks and takes back, each with one command', async (context) => {
  const portal = await openPortal(context);
  const { dist } = portal.build('remote-reports', { content: { 'report.js': 'new' } });
  const store = ['--store', portal.directory];
  // The small apps of these tests are no portal in a browser.
  const candidate = ['reports', '--dist', dist, '--no-browser', ...store];

  const checked = await run('check', ...candidate);
  assert.equal(checked.code, 0, checked.output);
  assert.match(
    checked.output,
    /May be shipped: it passes all \d checks but the browser's with release 1, \d\.\d s after the command\.$/m,
  );
  assert.equal((await portal.live())?.release?.number, 1);

  const shipped = await run('ship', ...candidate, '--json');
  assert.equal(shipped.code, 0, shipped.output);
  const { number, changes } = JSON.parse(shipped.output);
  assert.equal(number, 2);
  assert.equal((await portal.builds())['remote-reports'], changes[0].to);

  const again = await run('ship', ...candidate);
  assert.match(again.output, /Nothing to do: release 2, which is live in production, has exactly this\./);

  const status = await run('status', ...store);
  assert.equal(status.code, 0, status.output);
  assert.match(status.output, /^production: release 2, since \S+ \S+ UTC by .* \(ship of remote-reports\)\n/);
  assert.match(
    status.output,
    /remote-reports {2}\w{16} {2}commit c0ffee0 of 2026-11-21 08:00 UTC {2}live since/,
  );
  assert.match(status.output, /\n {2}healthy\n$/);

  const diff = await run('diff', '1', '2', ...store);
  assert.match(
    diff.output,
    /^remote-reports: \w{16} \(commit c0ffee0\) → \w{16} \(commit c0ffee0\)\n {2}0 new files, 0 gone, -0\.0 KB\n$/,
  );

  const back = await run('rollback', '--app', 'reports', ...store);
  assert.equal(back.code, 0, back.output);
  assert.match(
    back.output,
    /^ {2}remote-reports {2}\w{16} → \w{16}\nRelease 3 is live in production, \d\.\d s after the command\.\n$/,
  );
  assert.equal((await portal.builds())['remote-reports'], changes[0].from);

  const pruned = await run('prune', '--dry-run', ...store);
  assert.match(pruned.output, /Would delete 0 builds \(0 KB\) and 0 records .*; kept 4\.\n$/);
});

test('a refusal ends with 1 and names file and reason, for people and for pipelines', async (context) => {
  const portal = await openPortal(context);
  const { dist } = portal.build('remote-reports', { exposes: {} });
  const parts = ['reports', '--dist', dist, '--store', portal.directory];
  const forPeople = await run('ship', ...parts);
  assert.equal(forPeople.code, 1);
  assert.match(
    forPeople.output,
    /^Refused\.\nremote-reports\/src\/exposes\/ReportScreen is missing: the host/,
  );
  const forPipelines = await run('check', ...parts, '--json');
  assert.equal(forPipelines.code, 1);
  const { code, refusals } = JSON.parse(forPipelines.output);
  assert.deepEqual([code, refusals.length, refusals[0].check], [1, 1, 'exposes']);
});

test('a status that finds a fault ends with 1 and names it', async (context) => {
  const portal = await openPortal(context);
  const { host } = await portal.builds();
  writeFileSync(path.join(portal.directory, `apps/host/${String(host)}/main.js`), 'altered');
  const { code, output } = await run('status', '--store', portal.directory, '--json');
  assert.equal(code, 1);
  const { channels } = JSON.parse(output);
  assert.deepEqual(
    [channels[0].isHealthy, channels[0].faults],
    [false, [`apps/host/${String(host)}/main.js is not what was published.`]],
  );
});

test('a page that somebody edited by hand is not healthy', async (context) => {
  const portal = await openPortal(context);
  const page = path.join(portal.directory, 'index.html');
  writeFileSync(page, `${String(await portal.store.read('index.html'))}<!-- -->`);
  const { faults } = await statusOf(portal.store, 'production');
  assert.deepEqual(faults, ['The page of production was changed after release 1 had been made.']);
});

test('of each app it is said since when its build is live, whatever was shipped beside it', async (context) => {
  const portal = await openPortal(context);
  await portal.shipText('remote-reports', 'two');
  await portal.shipText('remote-auth', 'three');
  await rollback({ store: portal.store, channel: 'production', app: 'remote-auth' });
  const { apps, how } = await statusOf(portal.store, 'production');
  const sinceOf = (/** @type {string} */ app) => String(apps.find((one) => one.app === app)?.since);
  assert.equal(how, 'rollback of remote-auth');
  assert.ok(sinceOf('host') < sinceOf('remote-reports'));
  assert.ok(sinceOf('remote-reports') < sinceOf('remote-auth'));
});

test('a changed configuration is a release of its own, and what changed in it can be seen', async (context) => {
  const portal = await openPortal(context);
  const provider = { ...fakeConfig.identityProvider, clientId: 'other' };
  await ship({ ...portal.candidate(), config: { ...fakeConfig, identityProvider: provider } });
  const { output } = await run('diff', '1', '2', '--store', portal.directory);
  assert.equal(output, 'configuration: identityProvider.clientId "portal" → "other"\n');
});
