import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { prune } from './prune.mjs';
import { rollback } from './rollback.mjs';
import { ship } from './ship.mjs';
import { statusOf } from './statusOf.mjs';
import { openPortal } from './testing/openPortal.mjs';

const day = 86_400_000;

/** Five releases; the store looks as if all this was `days` ago. @param {import('node:test').TestContext} context */
async function withFive(context) {
  const portal = await openPortal(context);
  const reports = [(await portal.builds())['remote-reports']];
  for (const text of ['two', 'three', 'four', 'five']) {
    await portal.shipText('remote-reports', text);
    reports.push((await portal.builds())['remote-reports']);
  }
  return { ...portal, reports, in: (/** @type {number} */ days) => Date.now() + days * day };
}

test('what the last releases name stays, and the rest goes', async (context) => {
  const { store, reports, in: after } = await withFive(context);
  const { kept, removed } = await prune(store, { keep: 2, days: 30, now: after(31) });
  assert.deepEqual(removed.map(({ build }) => build).sort(), reports.slice(0, 3).sort());
  const reasonOf = (/** @type {string | undefined} */ build) =>
    kept.find((one) => one.build === build)?.reason;
  assert.equal(reasonOf(reports[4]), 'live in production');
  assert.equal(reasonOf(reports[3]), 'in release 4 of production, one of its last 2');
  assert.deepEqual(await store.list(`apps/remote-reports/${String(reports[0])}/`), []);
  assert.deepEqual((await statusOf(store, 'production')).faults, []);
  await rollback({ store, channel: 'production' });
  await assert.rejects(rollback({ store, channel: 'production', to: 1 }), /That release cannot come back/);
});

test('what was live in the last days stays, however many releases there were', async (context) => {
  const { store, in: after } = await withFive(context);
  const { kept, removed } = await prune(store, { keep: 1, days: 30, now: after(29) });
  assert.deepEqual(removed, []);
  assert.ok(kept.some(({ reason }) => reason === 'in release 1 of production, 29 days old'));
});

test('a dry run says the same and deletes nothing', async (context) => {
  const { store, in: after } = await withFive(context);
  const before = await store.list('');
  const said = await prune(store, { keep: 2, days: 1, isDryRun: true, now: after(31) });
  assert.deepEqual(await store.list(''), before);
  assert.deepEqual(await prune(store, { keep: 2, days: 1, now: after(31) }), said);
});

test('what another channel names stays', async (context) => {
  const { store, candidate, build, reports, in: after } = await withFive(context);
  await ship({
    ...candidate(build('remote-reports', { content: { 'remoteEntry.js': 'two' } })),
    channel: 'staging',
    from: 'production',
  });
  const { kept, removed } = await prune(store, { keep: 1, days: 0, now: after(31) });
  assert.equal(kept.find(({ build: one }) => one === reports[1])?.reason, 'live in staging');
  assert.equal(removed.length, 3);
});

test('a build whose page may be about to come stays for a day, a half published one too', async (context) => {
  const { store, directory } = await openPortal(context);
  await store.putIfAbsent('apps/remote-reports/half/main.js', Buffer.from('half'));
  const young = await prune(store, { keep: 10, days: 30 });
  assert.equal(young.kept.find(({ build }) => build === 'half')?.reason, 'published within a day');
  const before = new Date(Date.now() - 2 * day);
  utimesSync(path.join(directory, 'apps/remote-reports/half/main.js'), before, before);
  const old = await prune(store, { keep: 10, days: 30 });
  assert.deepEqual(old.removed, [{ app: 'remote-reports', build: 'half', size: 4 }]);
});

test('records of releases that were never live go with time; those of releases that were stay', async (context) => {
  const { store, in: after } = await withFive(context);
  const record = JSON.parse(String(await store.read('releases/5.json')));
  await store.putIfAbsent('releases/6.json', Buffer.from(JSON.stringify({ ...record, number: 6 })));
  assert.deepEqual((await prune(store, { keep: 10, days: 30 })).records, []);
  assert.deepEqual((await prune(store, { keep: 1, days: 30, now: after(31) })).records, [6]);
  assert.equal((await store.list('releases/')).length, 5);
});
