import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ship } from './ship.mjs';
import { rollback } from './rollback.mjs';
import { readRecord } from './releaseRecords.mjs';
import { fakeConfig } from './testing/fakeBuild.mjs';
import { openPortal } from './testing/openPortal.mjs';

const channel = 'production';

/** Release 2 changes reports, 3 auth, 4 reports again. @param {import('node:test').TestContext} context */
async function withHistory(context) {
  const portal = await openPortal(context);
  const sets = [await portal.builds()];
  for (const [app, text] of [
    ['remote-reports', 'two'],
    ['remote-auth', 'three'],
    ['remote-reports', 'four'],
  ]) {
    await portal.shipText(String(app), String(text));
    sets.push(await portal.builds());
  }
  return { ...portal, sets };
}

test('a rollback takes the release before, and another one the release before that', async (context) => {
  const { store, builds, sets } = await withHistory(context);
  assert.equal((await rollback({ store, channel })).number, 5);
  assert.deepEqual(await builds(), sets[2]);
  await rollback({ store, channel });
  assert.deepEqual(await builds(), sets[1]);
  await rollback({ store, channel });
  assert.deepEqual(await builds(), sets[0]);
  await assert.rejects(rollback({ store, channel }), /There is no earlier release to go back to\./);
  await rollback({ store, channel, to: 4 });
  assert.deepEqual(await builds(), sets[3]);
});

test('after a rollback a ship is again one that can be taken back', async (context) => {
  const { store, builds, shipText } = await withHistory(context);
  await rollback({ store, channel });
  const before = await builds();
  await shipText('remote-reports', 'five');
  await rollback({ store, channel });
  assert.deepEqual(await builds(), before);
});

test('one remote is taken back while the others stay as they are', async (context) => {
  const { store, builds, sets } = await withHistory(context);
  const app = 'remote-reports';
  const { record } = await rollback({ store, channel, app });
  assert.deepEqual(await builds(), { ...sets[3], [app]: sets[1]?.[app] });
  assert.deepEqual(record?.changes, [{ app, from: sets[3]?.[app], to: sets[1]?.[app] }]);
  await rollback({ store, channel, app });
  assert.deepEqual(await builds(), { ...sets[3], [app]: sets[0]?.[app] });
  await assert.rejects(rollback({ store, channel, app }), /There is no earlier build of remote-reports/);
  await rollback({ store, channel, app, to: 4 });
  assert.deepEqual(await builds(), sets[3]);
  assert.equal((await rollback({ store, channel, app, to: 4 })).isNew, false);
});

test('a mixture that was never shipped asks which release is meant', async (context) => {
  const { store } = await withHistory(context);
  await rollback({ store, channel, app: 'remote-auth' });
  await assert.rejects(
    rollback({ store, channel }),
    /What is live is a mixture that was never shipped as a whole: say which release with --to, of 5, 4, 3, 2, 1\./,
  );
});

test('the configuration of a release comes back with the whole set, not with one remote', async (context) => {
  const { store, candidate, live } = await openPortal(context);
  await ship({ ...candidate(), config: { ...fakeConfig, company: 'Renamed' } });
  assert.equal((await readRecord(store, 2))?.isConfigChanged, true);
  await assert.rejects(rollback({ store, channel, app: 'remote-reports' }), /no earlier build/);
  await rollback({ store, channel });
  assert.equal((await live())?.config.company, 'Harbourline');
});

test('a build that no longer fits the others does not come back, unless it is forced to', async (context) => {
  const { store, build, candidate, builds } = await openPortal(context);
  const app = 'remote-reports';
  const former = (await builds())[app];
  await ship(candidate(build(app, { exposes: { ReportScreen: ['report.js'], NewScreen: ['report.js'] } })));
  await ship(candidate(build('host', { needs: ['remote_reports/NewScreen'] })));
  await assert.rejects(
    rollback({ store, channel, app }),
    /remote-reports\/src\/exposes\/NewScreen is missing: the host \(build \w+\) loads remote_reports\/NewScreen\./,
  );
  await rollback({ store, channel, app, isForced: true });
  assert.equal((await builds())[app], former);
});

test('a release whose files are gone does not come back', async (context) => {
  const { store, sets, builds } = await withHistory(context);
  await store.delete(`apps/remote-auth/${String(sets[0]?.['remote-auth'])}/login.js`);
  const before = await builds();
  await assert.rejects(
    rollback({ store, channel, to: 1 }),
    /That release cannot come back: apps\/remote-auth\/\w+\/login\.js is missing/,
  );
  assert.deepEqual(await builds(), before);
});

test('only what was live in the channel can be live again', async (context) => {
  const { store } = await openPortal(context);
  await assert.rejects(
    rollback({ store, channel, to: 9 }),
    /Release 9 was never live in this channel; these were: 1\./,
  );
  await assert.rejects(rollback({ store, channel: 'staging' }), /has no page of staging/);
  await assert.rejects(
    rollback({ store, channel, app: 'remote-news' }),
    /There is no remote-news in this channel/,
  );
});
