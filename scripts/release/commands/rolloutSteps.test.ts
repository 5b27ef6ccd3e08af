import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { channelsOf } from '../live/livePage.ts';
import { readRollout, shareOf } from '../live/rollout.ts';
import { readRecord, recordNumbers } from '../live/releaseRecords.ts';
import { statusOf } from '../live/statusOf.ts';
import type { Store } from '../store/store.ts';
import { killedAfter } from '../testing/killedAfter.ts';
import { openPortal } from '../testing/openPortal.ts';
import { openRollout } from '../testing/openRollout.ts';
import { storeKinds } from '../testing/storeKinds.ts';
import { advance } from './advance.ts';
import { finishRollout } from './finishRollout.ts';
import { prune } from './prune.ts';
import { rollback } from './rollback.ts';
import { needRollout } from './needRollout.ts';
import { beginRollout, stopRollout, widenRollout } from './rolloutSteps.ts';
import { ship } from './ship.ts';

const day = 86_400_000;

type Opened = Awaited<ReturnType<typeof openRollout>>;

test.each(storeKinds)(
  'a share of the readers gets a build first, then more of them, then all ($kind)',
  async ({ newPlace }) => {
    const { store, builds, before, ofRollout, readersOf, rollout } = await openRollout(10, await newPlace());
    expect(await builds()).toEqual(before);
    expect(await readersOf('remote-reports', ofRollout)).toBe(10);
    expect(await readRollout(store)).toEqual(rollout);
    expect((await statusOf(store, 'production')).faults).toEqual([]);

    await widenRollout(store, 50);
    expect(await readersOf('remote-reports', ofRollout)).toBe(50);
    const { record } = await finishRollout(store);
    expect(record?.origins?.['remote-reports']?.commit).toBe('c0ffee0');
    expect((await builds())['remote-reports']).toBe(ofRollout);
    expect(await readersOf('remote-reports', ofRollout)).toBe(100);
    expect(await readRollout(store)).toBeNull();
    expect((await statusOf(store, 'production')).faults).toEqual([]);
  },
);

test('a rollout that is stopped leaves everybody what production has, and a record that says why', async () => {
  const { store, before, slots, rollout } = await openRollout();
  await stopRollout(store, 'nobody could sign in');
  expect(await slots()).toEqual(Array(20).fill(before));
  const last = (await recordNumbers(store)).at(-1) ?? 0;
  expect(await readRecord(store, last)).toMatchObject({
    kind: 'rollback',
    reason: 'nobody could sign in',
    rollout: { began: rollout.began },
  });
  await expect(stopRollout(store, 'again')).rejects.toThrow('There is no rollout under way.');
});

test('what somebody else has left among the pages of a rollout keeps nobody from stopping it', async () => {
  const { directory, store, before, slots } = await openRollout();
  writeFileSync(path.join(directory, 'slots/.DS_Store'), 'x');
  await stopRollout(store, 'nobody could sign in');
  expect(await slots()).toEqual(Array(20).fill(before));
  expect(await store.list('slots/')).toEqual([expect.objectContaining({ key: 'slots/.DS_Store' })]);
});

test('other teams ship meanwhile: their build is in every page', async () => {
  const { shipText, builds, ofRollout, readersOf, store } = await openRollout();
  await shipText('remote-auth', 'two');
  const auth = (await builds())['remote-auth'];
  expect(await readersOf('remote-auth', auth)).toBe(100);
  expect(await readersOf('remote-reports', ofRollout)).toBe(10);
  expect((await readRollout(store))?.began).toBeDefined();
  await rollback({ store, channel: 'production', app: 'remote-auth' });
  expect(await readersOf('remote-auth', auth)).toBe(0);
  expect(await readersOf('remote-reports', ofRollout)).toBe(10);
});

test('whoever ships the same app is refused, and so is a second rollout', async () => {
  const { shipText, candidate, newReports, build } = await openRollout();
  const sentence =
    /release 3 \(remote-reports \w+\) for 10 % of the readers is under way: "finish" or "stop" comes first\./;
  await expect(shipText('remote-reports', 'other')).rejects.toThrow(sentence);
  await expect(beginRollout(candidate(newReports('third')), 10)).rejects.toThrow(sentence);
  await expect(beginRollout(candidate(build('remote-auth')), 10)).rejects.toThrow(sentence);
});

test('a rollback ends the rollout of what it takes back', async () => {
  const { store, shipText, before, slots, candidate, newReports } = await openRollout();
  await stopRollout(store, 'for a while');
  await shipText('remote-reports', 'two');
  await beginRollout(candidate(newReports('three')), 50);
  await rollback({ store, channel: 'production', app: 'remote-reports' });
  expect(await slots()).toEqual(Array(20).fill(before));
});

test('a rollback of the whole set leaves the rollout of an app that does not change by it', async () => {
  const { store, shipText, before, builds, readersOf, ofRollout } = await openRollout();
  await shipText('remote-auth', 'bad');
  const bad = (await builds())['remote-auth'];
  await rollback({ store, channel: 'production' });
  expect(await builds()).toEqual(before);
  expect(await readersOf('remote-auth', bad)).toBe(0);
  expect(await readersOf('remote-reports', ofRollout)).toBe(10);
});

test('and ends one where servers are to give all readers the same page again', async () => {
  const { store, before, slots } = await openRollout();
  await rollback({ store, channel: 'production' });
  expect(await slots()).toEqual(Array(20).fill(before));
});

test('a ship and the widening in the same moment: both are in every page that they should be in', async () => {
  const { store, shipText, builds, ofRollout, readersOf } = await openRollout();
  await Promise.all([shipText('remote-auth', 'two'), widenRollout(store, 50), shipText('host', 'two')]);
  const { 'remote-auth': auth, host } = await builds();
  expect([await readersOf('remote-auth', auth), await readersOf('host', host)]).toEqual([100, 100]);
  expect(await readersOf('remote-reports', ofRollout)).toBe(50);
});

test('a kill in between leaves whole pages, which the same command mends', async () => {
  const { store, readersOf, ofRollout, slots, before } = await openRollout();
  await expect(widenRollout(killedAfter(store, 4), 50)).rejects.toThrow('killed');
  for (const builds of await slots())
    expect(builds).toEqual({ ...before, 'remote-reports': expect.stringMatching(/^\w+$/) as unknown });
  expect(await readersOf('remote-reports', ofRollout)).toBe(20);
  expect((await statusOf(store, 'production')).faults).toEqual([
    'Not all pages of the rollout to 50 % of the readers are there and up to date: "widen --to 50%" mends what was interrupted.',
  ]);
  const rollout = await needRollout(store);
  const tabs = { heard: 100, started: 100, failed: 0, settled: 100, empty: 0 };
  const periods = [{ canary: tabs, production: tabs }];
  const steps = { shares: [100], hold: 0 };
  const { said, isOver } = await advance(store, rollout, { steps, now: Date.now(), periods });
  expect([said, isOver]).toEqual([
    expect.stringMatching(/^Mended: release 5 .* for 50 % of the readers\.$/),
    false,
  ]);
  expect((await statusOf(store, 'production')).faults).toEqual([]);
  expect(await readersOf('remote-reports', ofRollout)).toBe(50);
});

test.each([
  ['a rollback', ({ store }: Opened) => rollback({ store, channel: 'production', app: 'remote-auth' })],
  [
    'a ship',
    ({ store, build, candidate }: Opened) =>
      ship({ ...candidate(build('remote-auth', { content: { 'remoteEntry.js': 'mended' } })), store }),
  ],
])(
  '%s of another app that was killed before the pages of a rollout is seen, and mended',
  async (_what, work) => {
    const opened = await openRollout();
    const { store, shipText, builds, readersOf } = opened;
    await shipText('remote-auth', 'bad');
    const bad = (await builds())['remote-auth'];
    const killed: Store = {
      ...store,
      compareAndSwap: async (...swap) => {
        if (swap[0].startsWith('slots/')) throw new Error('killed');
        return store.compareAndSwap(...swap);
      },
    };
    await expect(work({ ...opened, store: killed })).rejects.toThrow('killed');
    expect(await readersOf('remote-auth', bad)).toBe(10);
    expect((await statusOf(store, 'production')).faults).toEqual([
      'Not all pages of the rollout to 10 % of the readers are there and up to date: "widen --to 10%" mends what was interrupted.',
    ]);
    const tabs = { heard: 100, started: 100, failed: 0, settled: 100, empty: 0 };
    const look = {
      steps: { shares: [25], hold: 1e9 },
      now: Date.now(),
      periods: [{ canary: tabs, production: tabs }],
    };
    expect((await advance(store, await needRollout(store), look)).said).toMatch(/^Mended: /);
    expect(await readersOf('remote-auth', bad)).toBe(0);
    expect((await statusOf(store, 'production')).faults).toEqual([]);
  },
);

test('pages that a faster widening has made belong to the rollout, and can be mended', async () => {
  const { store, readersOf, ofRollout } = await openRollout();
  let isFirst = true;
  const slow = {
    ...store,
    putIfAbsent: async (...put: Parameters<typeof store.putIfAbsent>) => {
      const mine = isFirst;
      isFirst = false;
      if (mine) await widenRollout(store, 50);
      return store.putIfAbsent(...put);
    },
  };
  await widenRollout(slow, 25);
  expect(await readersOf('remote-reports', ofRollout)).toBe(50);
  expect((await statusOf(store, 'production')).faults).toEqual([
    'Not all pages of the rollout to 50 % of the readers are there and up to date: "widen --to 50%" mends what was interrupted.',
  ]);
  await widenRollout(store, shareOf(await needRollout(store)));
  expect((await statusOf(store, 'production')).faults).toEqual([]);
});

test('the files of a build on trial, and pages that a stop has left, are looked at as well', async () => {
  const { store, ofRollout } = await openRollout();
  await store.delete(`apps/remote-reports/${String(ofRollout)}/report.js`);
  const faults = async () => (await statusOf(store, 'production')).faults;
  expect(await faults()).toEqual([expect.stringContaining('report.js is missing in ')]);
  await store.delete('slots/0.html');
  expect(await faults()).toEqual([
    'Pages of a rollout that is over are still there: "stop" takes them away.',
  ]);
});

test('prune keeps what a share of the readers have, and the records by which it is known', async () => {
  const { store, ofRollout } = await openRollout();
  const { kept, records } = await prune(store, { keep: 1, days: 0, now: Date.now() + 100 * day });
  expect(kept.find(({ build }) => build === ofRollout)?.reason).toBe('live for the readers of slot 0');
  expect(records).toEqual([]);
  const rollout = await readRollout(store);
  expect(rollout && shareOf(rollout)).toBe(10);
  expect(await channelsOf(store)).toEqual(['production']);
});

test('and those that say when it was widened, as a watch compares the tabs of each share', async () => {
  const { store } = await openRollout();
  for (const share of [25, 50]) await widenRollout(store, share);
  const { records } = await prune(store, { keep: 1, days: 0, now: Date.now() + 100 * day });
  expect(records).toEqual([]);
  await stopRollout(store, 'for good');
  expect((await prune(store, { keep: 1, days: 0, now: Date.now() + 100 * day })).records).toEqual([3, 4, 5]);
});

test('where servers give all readers the same page there is no share of them', async () => {
  const { candidate, build } = await openPortal();
  const changed = build('remote-reports', { content: { 'remoteEntry.js': 'new' } });
  await expect(beginRollout(candidate(changed), 10)).rejects.toThrow('"splitReaders": true');
});

test('a rollout only grows', async () => {
  const { store } = await openRollout(50);
  await expect(widenRollout(store, 10)).rejects.toThrow('50 % of the readers have it already');
});
