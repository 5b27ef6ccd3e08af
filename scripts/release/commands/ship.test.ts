import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { integrityOf } from './buildId.mjs';
import { packings } from '../serve/packings.mjs';
import { pageOf, parsePage, readSet } from './livePage.mjs';
import { openStore } from './openStore.mjs';
import { publish } from './published.mjs';
import { readBuild } from './readBuild.mjs';
import { readRecord } from './releaseRecords.mjs';
import { ship } from './ship.mjs';
import { statusOf } from './statusOf.mjs';
import { fakeApps, fakeBuild, fakeConfig } from './testing/fakeBuild.mjs';
import { openPortal } from './testing/openPortal.mjs';
import { runScript } from './testing/runScript.mjs';
import { temporaryDirectory } from './testing/temporaryDirectory.mjs';

test('a page follows from the release.json of its set, and names nothing else', async (context) => {
  const { store, directory, live, builds } = await openPortal(context);
  const page = await live();
  const { host, 'remote-auth': auth, 'remote-reports': reports } = await builds();
  assert.equal(page?.release?.number, 1);
  assert.deepEqual(page?.config, fakeConfig);
  const text = readFileSync(path.join(directory, 'index.html'), 'utf8');
  assert.match(
    text,
    new RegExp(`src="/apps/host/${host}/react.js" integrity="${integrityOf('react').replace(/[+/]/g, '.')}"`),
  );
  assert.match(text, new RegExp(`/apps/remote-auth/${auth}/login.js`));
  assert.deepEqual(page?.integrity[`/apps/remote-reports/${reports}/report.js`], integrityOf('report'));
  const release = JSON.parse(String(await store.read(`apps/remote-reports/${reports}/release.json`)));
  assert.deepEqual(release.files['report.js'], {
    size: 6,
    type: 'text/javascript; charset=utf-8',
    sha384: integrityOf('report'),
  });
  assert.deepEqual([release.commit, release.contract], ['c0ffee0', '1.0.0']);
});

test('a team ships its remote with nothing but its own build', async (context) => {
  const portal = await openPortal(context);
  const before = await portal.builds();
  const { number, record } = await portal.shipText('remote-reports', 'second');
  const after = await portal.builds();
  assert.equal(number, 2);
  assert.deepEqual(record?.changes, [
    { app: 'remote-reports', from: before['remote-reports'], to: after['remote-reports'] },
  ]);
  assert.deepEqual({ ...after, 'remote-reports': '' }, { ...before, 'remote-reports': '' });
  assert.deepEqual(await readRecord(portal.store, 2), record);
});

test('a team may stand for the person who ships', async (context) => {
  const portal = await openPortal(context);
  context.after(() => delete process.env.PORTAL_SHIPPER);
  process.env.PORTAL_SHIPPER = 'The reports team';
  const { record } = await portal.shipText('remote-reports', 'second');
  assert.equal(record?.by, 'The reports team');
});

test('T35 what allows local remotes never becomes the page of production, and nothing is left behind', async (context) => {
  const { store, candidate, build, live, builds } = await openPortal(context);
  const config = { ...fakeConfig, allowLocalRemotes: true };
  const message = `The configuration's "allowLocalRemotes" must not be true in the channel production.`;
  const before = await live();
  const built = build('remote-reports', { content: { 'report.js': 'other' } });
  const published = async () => (await store.list('')).map(({ key }) => key);
  const files = await published();
  await assert.rejects(ship({ ...candidate(built), config }), { message });
  assert.deepEqual(await live(), before);
  assert.deepEqual(await published(), files);

  const staging = await ship({ ...candidate(), channel: 'staging', from: 'production', config });
  assert.deepEqual(parsePage(staging.page, 'The page').config, config);
  const set = await readSet(store, await builds());
  const release = { number: 2, at: '2026-11-22T08:00:00Z' };
  assert.throws(() => pageOf(set, config, { ...release, channel: 'production' }), { message });
});

test('shipping what is live already changes nothing', async (context) => {
  const portal = await openPortal(context);
  const built = portal.build('remote-reports', { content: { 'report.js': 'other' } });
  assert.equal((await ship(portal.candidate(built))).isNew, true);
  const before = await portal.live();
  assert.equal((await ship(portal.candidate(built))).isNew, false);
  assert.deepEqual(await portal.live(), before);
  assert.equal(await readRecord(portal.store, 3), null);
});

test('the same build from two commits is one build; other facts about the same files are another', async (context) => {
  const store = openStore(temporaryDirectory(context));
  const root = temporaryDirectory(context);
  const origin = { commit: 'bead', committedAt: '2026-11-22T08:00:00Z', isClean: true, sources: '' };
  const builds = [{}, { origin }, { firstCalls: { ReportScreen: '/other' } }].map((changes, index) => {
    const { app, dist } = fakeBuild(path.join(root, String(index)), 'remote-reports', changes);
    return readBuild(app, dist);
  });
  const [first, again, other] = builds;
  assert.ok(first && again && other);
  assert.equal(await publish(store, first), 'written');
  assert.equal(await publish(store, again), 'same');
  assert.equal(first.release.build, again.release.build);
  assert.notEqual(first.release.build, other.release.build);
});

test('an app whose live build was lost is mended by shipping it', async (context) => {
  const portal = await openPortal(context);
  const { 'remote-reports': lost } = await portal.builds();
  for (const { key } of await portal.store.list(`apps/remote-reports/${String(lost)}/`))
    await portal.store.delete(key);
  assert.notDeepEqual((await statusOf(portal.store, 'production')).faults, []);
  await ship(portal.candidate(portal.build('remote-reports')));
  assert.equal((await portal.builds())['remote-reports'], lost);
  assert.deepEqual((await statusOf(portal.store, 'production')).faults, []);
});

test('what is published is packed beside itself, once; packed bytes that are not right are found and mended', async (context) => {
  const portal = await openPortal(context);
  const text = 'const word = 1;\n'.repeat(200);
  const built = portal.build('remote-reports', { content: { 'report.js': text } });
  await ship(portal.candidate(built));
  const { 'remote-reports': build } = await portal.builds();
  const key = `apps/remote-reports/${String(build)}/report.js`;
  for (const { extension, unpack } of packings)
    assert.equal(
      String(await unpack(readFileSync(path.join(portal.directory, `${key}.${extension}`)))),
      text,
    );
  const beside = (await portal.store.list(`apps/remote-reports/${String(build)}/`)).map(
    ({ key: name }) => name,
  );
  assert.ok(!beside.some((name) => /remoteEntry\.js\.|\.br\.|\.gz\./.test(name)), beside.join());

  const other = await packings[0]?.pack(Buffer.from('other'), 9);
  writeFileSync(path.join(portal.directory, `${key}.br`), other ?? '');
  assert.deepEqual((await statusOf(portal.store, 'production')).faults, [
    `${key}.br is not what was published.`,
  ]);
  await portal.store.delete(`${key}.br`);
  await ship(portal.candidate(built));
  assert.deepEqual((await statusOf(portal.store, 'production')).faults, []);
  assert.ok(await portal.store.read(`${key}.br`));
});

test('different bytes under the name of a published build are refused', async (context) => {
  const portal = await openPortal(context);
  const { 'remote-reports': build } = await portal.builds();
  writeFileSync(path.join(portal.directory, `apps/remote-reports/${String(build)}/report.js`), 'altered');
  const built = portal.build('remote-reports');
  await assert.rejects(ship(portal.candidate(built)), /report\.js is there already with different content/);
});

test('a channel begins as another one is, and then goes its own way', async (context) => {
  const portal = await openPortal(context);
  const candidate = {
    ...portal.candidate(portal.build('remote-reports', { content: { 'a.js': 'a' } })),
    channel: 'staging',
  };
  await assert.rejects(
    ship(candidate),
    /has no page of staging yet: begin it with --config FILE, or with --from CHANNEL/,
  );
  await ship({ ...candidate, from: 'production' });
  const staging = await statusOf(portal.store, 'staging');
  assert.deepEqual(staging.faults, []);
  const production = await portal.builds();
  assert.deepEqual(
    staging.apps.filter(({ app, build }) => production[app] !== build).map(({ app }) => app),
    ['remote-reports'],
  );
});

test('two teams that ship in the same instant both end up live, every time', async (context) => {
  const portal = await openPortal(context);
  for (let round = 1; round <= 20; round += 1) {
    const [one, other] = await Promise.all([
      portal.shipText('remote-reports', `reports ${String(round)}`),
      portal.shipText('remote-auth', `auth ${String(round)}`),
    ]);
    const live = await portal.live();
    const newest = Math.max(one.number, other.number);
    assert.equal(live?.release?.number, newest);
    for (const { record } of [one, other])
      for (const { app, to } of record?.changes ?? []) assert.equal(live?.release?.builds[app], to, app);
    assert.equal((await readRecord(portal.store, newest))?.previous, Math.min(one.number, other.number));
  }
  assert.deepEqual((await statusOf(portal.store, 'production')).faults, []);
});

test('a change that no longer fits what somebody else has just made live is refused', async (context) => {
  const portal = await openPortal(context);
  const reports = portal.build('remote-reports', { exposes: {}, content: { 'report.js': 'gone' } });
  const quiet = portal.build('host', { needs: [], addresses: [], content: { 'main.js': 'without reports' } });
  const loud = portal.build('host', { content: { 'main.js': 'with reports' } });
  await ship(portal.candidate(quiet));
  let isFirst = true;
  /** @type {Promise<unknown> | undefined} */
  let host;
  const store = {
    ...portal.store,
    compareAndSwap: async (
      /** @type {string} */ key,
      /** @type {string | null} */ expected,
      /** @type {Buffer} */ bytes,
    ) => {
      if (isFirst) {
        isFirst = false;
        host = ship(portal.candidate(loud));
        await host;
      }
      return portal.store.compareAndSwap(key, expected, bytes);
    },
  };
  await assert.rejects(
    ship({ ...portal.candidate(reports), store }),
    /^Error: remote-reports\/src\/exposes\/ReportScreen is missing: the host/,
  );
  assert.ok(host);
  assert.deepEqual((await statusOf(portal.store, 'production')).faults, []);
});

const steps = [
  'published remoteEntry.js',
  'published report.js',
  'published release.json',
  'read the live page',
  'checked',
  'took a number',
  'swapped the page',
  'verified',
];

test('killed at any step, a ship leaves a whole page behind, and the next one succeeds', async (context) => {
  const portal = await openPortal(context);
  const before = await portal.builds();
  const module = (/** @type {string} */ file) => JSON.stringify(path.join(import.meta.dirname, file));
  for (const step of steps) {
    const built = portal.build('remote-reports', { content: { 'report.js': step } });
    const { release } = readBuild(built.app, built.dist);
    const { signal, output } = await runScript(`
      import { openStore } from ${module('openStore.mjs')};
      import { ship } from ${module('ship.mjs')};
      await ship({
        store: openStore(${JSON.stringify(portal.directory)}),
        channel: 'production',
        apps: [${JSON.stringify(built)}],
        onStep: (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); },
      });`);
    assert.equal(signal, 'SIGKILL', `${step}: ${output}`);
    const status = await statusOf(portal.store, 'production');
    assert.deepEqual(status.faults, [], step);
    const isLive = (await portal.builds())['remote-reports'] === release.build;
    assert.equal(isLive, ['swapped the page', 'verified'].includes(step), step);

    await ship(portal.candidate(built));
    assert.equal((await portal.builds())['remote-reports'], release.build, step);
    assert.deepEqual((await statusOf(portal.store, 'production')).faults, [], step);
  }
  assert.equal((await portal.builds()).host, before.host);
});

test('what does not prove right in the store is taken back, and only that', async (context) => {
  const portal = await openPortal(context);
  const before = await portal.builds();
  const built = portal.build('remote-reports', { content: { 'report.js': 'new' } });
  const { release } = readBuild(built.app, built.dist);
  const onStep = (/** @type {string} */ step) => {
    if (step !== 'swapped the page') return;
    writeFileSync(path.join(portal.directory, `apps/remote-reports/${release.build}/report.js`), 'half');
  };
  await assert.rejects(ship({ ...portal.candidate(built), onStep }), {
    message: [
      `apps/remote-reports/${release.build}/report.js is not what was published.`,
      'Release 2 was taken back: what was live before it is live again, as release 3.',
    ].join('\n'),
  });
  assert.deepEqual(await portal.builds(), before);
  const record = await readRecord(portal.store, 3);
  assert.deepEqual([record?.kind, record?.previous], ['rollback', 2]);
});

test('a first page that does not prove right stays, and says so', async (context) => {
  const root = temporaryDirectory(context);
  const store = openStore(path.join(root, 'store'));
  const forgetful = {
    ...store,
    read: async (/** @type {string} */ key) => (key.endsWith('main.js') ? null : store.read(key)),
  };
  await assert.rejects(
    ship({ store: forgetful, channel: 'production', apps: fakeApps(root), config: fakeConfig }),
    /main\.js is missing .*\nRelease 1 stays: there is no former one to go back to\./,
  );
});
