import { readRollout } from '../live/rollout.ts';
import { removeSlots, slotPages } from '../live/slotPages.ts';
import { statusOf } from '../live/statusOf.ts';
import { openRollout } from '../testing/openRollout.ts';
import { overtaken } from '../testing/overtaken.ts';
import { advance } from './advance.ts';
import { finishRollout } from './finishRollout.ts';
import { rollback } from './rollback.ts';
import { beginRollout, stopRollout, widenRollout } from './rolloutSteps.ts';

const reason = 'nobody could sign in';

test('a rollout that is stopped while it is given to all is taken back from all', async () => {
  const { store, builds, before, slots } = await openRollout();
  const slow = overtaken(store, () => stopRollout(store, reason));
  await expect(finishRollout(slow)).rejects.toThrow(
    'It was stopped meanwhile: release 4 was taken back, and what was live before it is live again, as release 6.',
  );
  expect(await builds()).toEqual(before);
  expect(await slots()).toEqual(Array(20).fill(before));
});

test('and the pages of another one that has begun since stay', async () => {
  const { store, builds, build, before, candidate, readersOf } = await openRollout();
  const changed = build('remote-auth', { content: { 'remoteEntry.js': 'new' } });
  const slow = overtaken(store, async () => {
    await stopRollout(store, reason);
    await beginRollout(candidate(changed), 25);
  });
  await expect(finishRollout(slow)).rejects.toThrow('It was stopped meanwhile');
  expect(await builds()).toEqual(before);
  const other = (await readRollout(store))?.builds['remote-auth'];
  expect(await readersOf('remote-auth', other)).toBe(25);
  expect(await readersOf('remote-reports', before['remote-reports'])).toBe(100);
});

test('of two who finish a rollout in the same moment nobody takes it back', async () => {
  const { store, builds, ofRollout } = await openRollout();
  const slow = {
    ...store,
    compareAndSwap: async (...swap: Parameters<typeof store.compareAndSwap>) => {
      const isSwapped = await store.compareAndSwap(...swap);
      if (swap[0] === 'index.html' && (await readRollout(store))) await finishRollout(store);
      return isSwapped;
    },
  };
  expect((await finishRollout(slow)).number).toBe(4);
  expect((await builds())['remote-reports']).toBe(ofRollout);
});

test('nobody finishes a rollout whose stop was interrupted', async () => {
  const { store, builds, before } = await openRollout();
  const killed = {
    ...store,
    list: () => Promise.reject(new Error('killed')),
  };
  await expect(removeSlots(killed)).rejects.toThrow('killed');
  await expect(finishRollout(store)).rejects.toThrow('stopped or finished meanwhile');
  expect(await builds()).toEqual(before);
  await stopRollout(store, reason);
  expect((await slotPages(store)).size).toBe(0);
});

test('a rollback after a stop that was interrupted reaches the readers of its pages too', async () => {
  const { store, shipText, builds, readersOf } = await openRollout();
  await shipText('remote-auth', 'bad');
  const bad = (await builds())['remote-auth'];
  const killed = { ...store, list: () => Promise.reject(new Error('killed')) };
  await expect(removeSlots(killed)).rejects.toThrow('killed');
  await rollback({ store, channel: 'production', app: 'remote-auth' });
  expect(await readersOf('remote-auth', bad)).toBe(0);
});

test.each([0, 1, 2, 9])(
  'a rollout that is stopped while it is widened to slot %i stays stopped',
  async (slot) => {
    const { store, slots, before } = await openRollout();
    const slow = overtaken(store, () => stopRollout(store, reason), `slots/${String(slot)}.html`);
    await expect(widenRollout(slow, 50)).rejects.toThrow(
      'The rollout was stopped or finished meanwhile: see "status".',
    );
    expect((await slotPages(store)).size).toBe(0);
    expect(await slots()).toEqual(Array(20).fill(before));
  },
);

test('what widens a stopped rollout leaves the pages of the next one as they are', async () => {
  const { store, build, candidate, slots } = await openRollout(50);
  const changed = build('remote-auth', { content: { 'remoteEntry.js': 'new' } });
  let begun = await slots();
  const slow = overtaken(
    store,
    async () => {
      await stopRollout(store, reason);
      await beginRollout(candidate(changed), 25);
      begun = await slots();
    },
    'slots/3.html',
  );
  await expect(widenRollout(slow, 75)).rejects.toThrow('stopped or finished meanwhile');
  expect(await slots()).toEqual(begun);
});

test('a finish that was interrupted is seen, and can be repeated', async () => {
  const { store, builds, ofRollout } = await openRollout();
  const killed = { ...store, delete: () => Promise.reject(new Error('killed')) };
  await expect(finishRollout(killed)).rejects.toThrow('killed');
  expect((await statusOf(store, 'production')).faults).toEqual([
    'All readers have the rollout already, with release 4: "finish" ends what was interrupted.',
  ]);
  await finishRollout(store);
  expect((await statusOf(store, 'production')).faults).toEqual([]);
  expect((await slotPages(store)).size).toBe(0);
  expect((await builds())['remote-reports']).toBe(ofRollout);
});

test('whoever stops a rollout that all readers have been given is not told that production has another build', async () => {
  const { store, ofRollout, builds } = await openRollout();
  const killed = { ...store, delete: () => Promise.reject(new Error('killed')) };
  await expect(finishRollout(killed)).rejects.toThrow('killed');
  await expect(stopRollout(store, reason)).rejects.toThrow(
    '"finish" was faster: release 4 is live for all readers. If "status" still says so once it has ended, "rollback" takes it back.',
  );
  expect((await builds())['remote-reports']).toBe(ofRollout);
});

test('a step that was meant for one rollout leaves the next one as it is', async () => {
  const { store, rollout, candidate, newReports, slots } = await openRollout();
  await stopRollout(store, reason);
  await beginRollout(candidate(newReports('mended')), 25);
  const begun = await slots();
  const tabs = { heard: 100, started: 100, failed: 0, settled: 100, empty: 0 };
  const look = { now: Date.now(), periods: [{ canary: tabs, production: tabs }] };
  const over = 'stopped or finished meanwhile';
  // It finds that not all pages are those of its rollout, and would mend them.
  await expect(
    advance(
      store,
      { ...rollout, slots: [...rollout.slots, 2, 3, 4, 5] },
      { ...look, steps: { shares: [50], hold: 0 } },
    ),
  ).rejects.toThrow(over);
  await expect(widenRollout(store, 50, rollout.began)).rejects.toThrow(over);
  await expect(finishRollout(store, { began: rollout.began })).rejects.toThrow(over);
  expect(await slots()).toEqual(begun);
});

test('a stop that was meant for one rollout leaves the next one as it is', async () => {
  const { store, rollout, candidate, newReports, slots } = await openRollout();
  await stopRollout(store, reason);
  await beginRollout(candidate(newReports('mended')), 25);
  const begun = await slots();
  await expect(stopRollout(store, '40 of 40 tabs failed', rollout.began)).rejects.toThrow(
    'stopped or finished meanwhile',
  );
  expect(await slots()).toEqual(begun);
});
