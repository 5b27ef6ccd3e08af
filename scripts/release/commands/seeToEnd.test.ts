import { openPortal } from '../testing/openPortal.ts';
import { storeKinds } from '../testing/storeKinds.ts';
import { rollback } from './rollback.ts';
import { ship } from './ship.ts';
import type { Store } from '../store/store.ts';

/** A store that answers no more once production's page was swapped. */
function awayAfterSwap(store: Store): Store {
  let isAway = false;
  const unlessAway = <T>(work: () => Promise<T>) =>
    isAway ? Promise.reject(new Error('The store is busy.')) : work();
  return {
    ...store,
    read: (key) => unlessAway(() => store.read(key)),
    list: (prefix) => unlessAway(() => store.list(prefix)),
    compareAndSwap: async (key, expected, bytes) => {
      const isDone = await unlessAway(() => store.compareAndSwap(key, expected, bytes));
      isAway ||= isDone && key === 'index.html';
      return isDone;
    },
  };
}

const wentLive = (number: number) =>
  `The store is busy.\nRelease ${String(number)} went live in production, and what follows was not seen to its end: look with "status" before you repeat anything.`;

test.each(storeKinds)(
  'a ship and a rollback that went live say so where the store, a $kind, fails afterwards',
  async ({ newPlace }) => {
    const portal = await openPortal(await newPlace());
    const app = 'remote-reports';
    const built = portal.build(app, { content: { 'remoteEntry.js': 'two' } });
    await expect(
      ship({ ...portal.candidate(built), store: awayAfterSwap(portal.store) }),
    ).rejects.toMatchObject({ message: wentLive(2), faults: ['The store is busy.'] });
    await expect(
      rollback({ store: awayAfterSwap(portal.store), channel: 'production', app }),
    ).rejects.toMatchObject({ message: wentLive(3), faults: ['The store is busy.'] });
    expect((await portal.live())?.release?.number).toBe(3);
  },
);

test('what was taken back is said to be, though the store fails afterwards', async () => {
  const portal = await openPortal();
  const built = portal.build('remote-reports', { content: { 'remoteEntry.js': 'two' } });
  let swaps = 0;
  const { store } = portal;
  const failing: Store = {
    ...store,
    read: async (key) => {
      if (swaps === 1 && key.endsWith('/remoteEntry.js')) return null;
      return store.read(key);
    },
    list: (prefix) => (swaps === 2 ? Promise.reject(new Error('The store is busy.')) : store.list(prefix)),
    compareAndSwap: async (...swap) => {
      const isDone = await store.compareAndSwap(...swap);
      if (isDone && swap[0] === 'index.html') swaps += 1;
      return isDone;
    },
  };
  await expect(ship({ ...portal.candidate(built), store: failing })).rejects.toThrow(
    /is missing.*\nRelease 2 was taken back: .* live again, as release 3\.$/s,
  );
});
