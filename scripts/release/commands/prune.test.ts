import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prune } from './prune.ts';
import { rollback } from './rollback.ts';
import { runRelease } from './runRelease.ts';
import { ship } from './ship.ts';
import { statusOf } from '../live/statusOf.ts';
import { fakeOnly } from '#jest/fakeOnly.ts';
import { noteReads } from '../testing/noteReads.ts';
import { openPortal } from '../testing/openPortal.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const day = 86_400_000;

/** Five releases; the store looks as if all this was `days` ago. */
async function withFive() {
  const portal = await openPortal();
  const reports = [(await portal.builds())['remote-reports']];
  for (const text of ['two', 'three', 'four', 'five']) {
    await portal.shipText('remote-reports', text);
    reports.push((await portal.builds())['remote-reports']);
  }
  return { ...portal, reports, in: (days: number) => Date.now() + days * day };
}

test('what the last releases name stays, and the rest goes', async () => {
  const { store, reports, in: after } = await withFive();
  const { kept, removed } = await prune(store, { keep: 2, days: 30, now: after(31) });
  expect(removed.map(({ build }) => build).sort()).toStrictEqual(reports.slice(0, 3).sort());
  const reasonOf = (build: string | undefined) => kept.find((one) => one.build === build)?.reason;
  expect(reasonOf(reports[4])).toBe('live in production');
  expect(reasonOf(reports[3])).toBe('one of the last 2 in production');
  expect(await store.list(`apps/remote-reports/${String(reports[0])}/`)).toStrictEqual([]);
  expect((await statusOf(store, 'production')).faults).toStrictEqual([]);
  await rollback({ store, channel: 'production' });
  await expect(rollback({ store, channel: 'production', to: 1 })).rejects.toThrow(
    /That release cannot come back/,
  );
});

test('what was live in the last days stays, however many releases there were', async () => {
  const { store, in: after } = await withFive();
  const { kept, removed } = await prune(store, { keep: 1, days: 30, now: after(29) });
  expect(removed).toStrictEqual([]);
  expect(kept.some(({ reason }) => reason === 'live in production until 29 days ago')).toBe(true);
});

test('what other teams ship takes nothing away from an app, nor does the age of a build that was replaced just now', async () => {
  const { store, builds, shipText, in: after } = await withFive();
  const auth = (await builds())['remote-auth'];
  for (const text of ['six', 'seven', 'eight']) await shipText('remote-reports', text);
  fakeOnly(['Date'], after(45));
  await shipText('remote-auth', 'two').finally(() => jest.useRealTimers());
  const { removed } = await prune(store, { keep: 1, days: 30, now: after(46) });
  expect(removed.map(({ app }) => app)).not.toContain('remote-auth');
  expect((await prune(store, { keep: 2, days: 0, now: after(46) })).kept.map(({ build }) => build)).toContain(
    auth,
  );
});

test('however much goes, each record is read once', async () => {
  const portal = await withFive();
  const { store, reads } = noteReads(portal.store);
  const { removed } = await prune(store, { keep: 1, days: 30, now: portal.in(31) });
  expect(removed).toHaveLength(4);
  const records = reads.filter((key) => key.startsWith('releases/'));
  expect(records.sort()).toEqual([1, 2, 3, 4, 5].map((number) => `releases/${String(number)}.json`));
});

test('a dry run says the same and deletes nothing', async () => {
  const { store, in: after } = await withFive();
  const before = await store.list('');
  const said = await prune(store, { keep: 2, days: 1, isDryRun: true, now: after(31) });
  expect(await store.list('')).toStrictEqual(before);
  expect(await prune(store, { keep: 2, days: 1, now: after(31) })).toStrictEqual(said);
});

test('what another channel names stays', async () => {
  const { store, candidate, build, reports, in: after } = await withFive();
  await ship({
    ...candidate(build('remote-reports', { content: { 'remoteEntry.js': 'two' } })),
    channel: 'staging',
    from: 'production',
  });
  const { kept, removed } = await prune(store, { keep: 1, days: 0, now: after(31) });
  expect(kept.find(({ build: one }) => one === reports[1])?.reason).toBe('live in staging');
  expect(removed.length).toBe(3);
});

test('a build that becomes live again while others are deleted stays', async () => {
  const { store, reports, in: after } = await withFive();
  const overtaken = {
    ...store,
    list: async (prefix: string) => {
      const found = await store.list(prefix);
      if (prefix === 'apps/') await rollback({ store, channel: 'production', app: 'remote-reports', to: 1 });
      return found;
    },
  };
  const { kept, removed } = await prune(overtaken, { keep: 1, days: 30, now: after(31) });
  expect(kept.find(({ build }) => build === reports[0])?.reason).toBe('named since just now');
  expect(removed.map(({ build }) => build).sort()).toStrictEqual(reports.slice(1, 4).sort());
  expect((await statusOf(store, 'production')).faults).toStrictEqual([]);
});

test('a build whose page may be about to come stays for a day, a half published one too', async () => {
  const { store, directory } = await openPortal();
  await store.putIfAbsent('apps/remote-reports/half/main.js', Buffer.from('half'));
  const young = await prune(store, { keep: 10, days: 30 });
  expect(young.kept.find(({ build }) => build === 'half')?.reason).toBe('published within a day');
  const before = new Date(Date.now() - 2 * day);
  utimesSync(path.join(directory, 'apps/remote-reports/half/main.js'), before, before);
  const old = await prune(store, { keep: 10, days: 30 });
  expect(old.removed).toStrictEqual([
    { app: 'remote-reports', build: 'half', size: 4, reason: 'replaced long ago' },
  ]);
});

test('records of releases that were never live go with time; those of releases that were stay, and so does the last', async () => {
  const { store, shipText, in: after } = await withFive();
  const record = JSON.parse(String(await store.read('releases/5.json')));
  for (const number of [6, 7])
    await store.putIfAbsent(
      `releases/${String(number)}.json`,
      Buffer.from(JSON.stringify({ ...record, number })),
    );
  expect((await prune(store, { keep: 10, days: 30 })).records).toStrictEqual([]);
  expect((await prune(store, { keep: 1, days: 30, now: after(31) })).records).toStrictEqual([6]);
  expect((await store.list('releases/')).length).toBe(6);
  // Tabs have known a release by that number.
  expect((await shipText('remote-reports', 'six')).number).toBe(8);
});

test('a folder that is no store is not pruned', async () => {
  const said: string[] = [];
  const output = { say: (text: string) => said.push(text), complain: (text: string) => said.push(text) };
  const folder = temporaryDirectory();
  expect(await runRelease(['prune', '--store', folder], output)).toBe(2);
  expect(said).toEqual([`${folder} has no page: there is no portal in this folder.`]);
});

test.each([[[]], [['--free-space', '1']]])(
  'where the page of production is gone, its builds stay, and prune says what to do: %j',
  async (given) => {
    const { directory, store, candidate } = await withFive();
    await ship({ ...candidate(), channel: 'staging', from: 'production' });
    const builds = await store.list('apps/');
    const longAgo = new Date(Date.now() - 100 * day);
    for (const { key } of builds) utimesSync(path.join(directory, key), longAgo, longAgo);
    await store.delete('index.html');
    const said: string[] = [];
    const output = { say: (text: string) => said.push(text), complain: (text: string) => said.push(text) };
    expect(await runRelease(['prune', '--store', directory, ...given], output)).toBe(1);
    expect(said).toEqual([
      `Refused.\n${directory} has no page of production any more, and all its builds would go: ship it again first. Its newest record is releases/5.json.`,
    ]);
    expect((await store.list('apps/')).map(({ key }) => key)).toEqual(builds.map(({ key }) => key));
  },
);

test.each([[['--days', '0', '--keep', '0']], [['--free-space', '1']]])(
  'what somebody else has left among the builds stops no pruning, and is named: %j',
  async (given) => {
    const { directory, store } = await withFive();
    for (const name of ['apps/.DS_Store', 'apps/notes.txt']) writeFileSync(path.join(directory, name), 'x');
    const longAgo = new Date(Date.now() - 2 * day);
    for (const { key } of await store.list('apps/')) utimesSync(path.join(directory, key), longAgo, longAgo);
    let said = '';
    const output = { say: (text: string) => (said += text), complain: (text: string) => (said += text) };
    expect([await runRelease(['prune', '--store', directory, ...given], output), said]).toEqual([0, said]);
    expect(said).toMatch(/Of no build, and left alone: apps\/\.DS_Store, apps\/notes\.txt\.\nDeleted [1-9]/);
  },
);
