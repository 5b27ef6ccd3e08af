import { noteReads } from '../testing/noteReads.ts';
import { openPortal } from '../testing/openPortal.ts';
import { tabSaying } from '../testing/tabSaying.ts';
import { armsOf } from './armsOf.ts';

test('releases that somebody has made up in the log cost no look into the store', async () => {
  const portal = await openPortal();
  const { store, reads } = noteReads(portal.store);
  const madeUp = Array.from({ length: 50 }, (_, index) => tabSaying({ tab: '9', release: index + 2 }));
  const facts = [...madeUp, tabSaying({ tab: '1', event: 'start' }), tabSaying({ tab: '2' })];
  const rollout = { began: 1, number: 1, builds: {}, slots: [0] };
  const { production } = await armsOf(store, rollout, facts);
  // One has started since, the other one said that it is still open.
  expect([production.started, production.heard]).toEqual([1, 2]);
  expect(new Set(reads)).toEqual(new Set(['releases/1.json']));
});
