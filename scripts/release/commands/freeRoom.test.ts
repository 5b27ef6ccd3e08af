import { freeRoom } from './freeRoom.ts';
import { rollback } from './rollback.ts';
import { runRelease } from './runRelease.ts';
import { statusOf } from '../live/statusOf.ts';
import { fakeOnly } from '#jest/fakeOnly.ts';
import { noteReads } from '../testing/noteReads.ts';
import { openPortal } from '../testing/openPortal.ts';

/** Four builds of the reports, of which the last is live, and one that never was. */
async function withFour() {
  const portal = await openPortal();
  const reports = [(await portal.builds())['remote-reports']];
  for (const text of ['two', 'three', 'four']) {
    await portal.shipText('remote-reports', text);
    reports.push((await portal.builds())['remote-reports']);
  }
  await portal.store.putIfAbsent('apps/remote-reports/half/main.js', Buffer.from('half'));
  return { ...portal, reports };
}

const namesOf = ({ removed }: Awaited<ReturnType<typeof freeRoom>>) => removed.map(({ build }) => build);

test('what was never live goes first, then what was replaced first, until there is room', async () => {
  const { store, reports } = await withFour();
  const first = await freeRoom(store, { bytes: 5, isDryRun: true });
  expect(namesOf(first)).toEqual(['half', reports[0]]);
  const sizes = first.removed.map(({ size }) => size);
  expect(namesOf(await freeRoom(store, { bytes: 4 }))).toEqual(['half']);
  expect(namesOf(await freeRoom(store, { bytes: Number(sizes[1]) + 1 }))).toEqual([reports[0], reports[1]]);
  expect((await rollback({ store, channel: 'production' })).isNew).toBe(true);
});

test('what a rollback of an app would take goes last, and is said to go', async () => {
  const { store, reports, builds, shipText } = await withFour();
  const auth = (await builds())['remote-auth'];
  await shipText('remote-auth', 'two');
  await shipText('remote-reports', 'five');
  const { removed } = await freeRoom(store, { bytes: 1e12, isDryRun: true });
  const said = 'live nowhere, but a rollback would take it';
  expect(removed.map(({ build, reason }) => [build, reason])).toEqual([
    ...['half', reports[0], reports[1], reports[2]].map((build) => [build, 'live nowhere']),
    [auth, said],
    [reports[3], said],
  ]);
  const others = removed.slice(0, 4).reduce((sum, { size }) => sum + size, 0);
  await freeRoom(store, { bytes: others });
  for (const app of ['remote-reports', 'remote-auth'])
    expect((await rollback({ store, channel: 'production', app })).isNew).toBe(true);
});

test('what is live stays, however much room is asked for', async () => {
  const { store, reports } = await withFour();
  const { removed, kept } = await freeRoom(store, { bytes: 1e12 });
  expect(removed).toHaveLength(4);
  expect(kept.map(({ build, reason }) => [build, reason])).toContainEqual([reports[3], 'live in production']);
  expect((await statusOf(store, 'production')).faults).toEqual([]);
});

test('however much goes, each record is read once', async () => {
  const portal = await withFour();
  const { store, reads } = noteReads(portal.store);
  expect((await freeRoom(store, { bytes: 1e12 })).removed).toHaveLength(4);
  const records = reads.filter((key) => key.startsWith('releases/'));
  expect(records.sort()).toEqual([1, 2, 3, 4].map((number) => `releases/${String(number)}.json`));
});

test('the build that a page falls back to stays as well', async () => {
  fakeOnly(['Date'], Date.parse('2026-11-20T08:00:00Z'));
  const { store, builds, shipText } = await openPortal();
  const first = (await builds())['remote-reports'];
  jest.setSystemTime(Date.parse('2026-11-20T10:00:00Z'));
  await shipText('remote-reports', 'two');
  const { removed, kept } = await freeRoom(store, { bytes: 1e12 });
  expect(removed).toEqual([]);
  expect(kept.find(({ build }) => build === first)?.reason).toBe('what the page of production falls back to');
});

test('a build that becomes live again while others are deleted stays', async () => {
  const { store, reports } = await withFour();
  const overtaken = {
    ...store,
    list: async (prefix: string) => {
      const found = await store.list(prefix);
      if (prefix === 'apps/') await rollback({ store, channel: 'production', app: 'remote-reports', to: 1 });
      return found;
    },
  };
  const { removed } = await freeRoom(overtaken, { bytes: 1e12 });
  expect(removed.map(({ build }) => build)).not.toContain(reports[0]);
  expect((await statusOf(store, 'production')).faults).toEqual([]);
});

test('the command takes megabytes', async () => {
  const { directory } = await withFour();
  const said: string[] = [];
  const output = { say: (text: string) => said.push(text), complain: (text: string) => said.push(text) };
  expect(await runRelease(['prune', '--store', directory, '--free-space', '1'], output)).toBe(0);
  expect(said.join('\n')).toMatch(/\nDeleted 4 builds \(\d+ KB\)/);
});
