import { fakeOnly } from '#jest/fakeOnly.ts';
import { widenRollout } from '../commands/rolloutSteps.ts';
import { killedAfter } from '../testing/killedAfter.ts';
import { noteReads } from '../testing/noteReads.ts';
import { openPortal } from '../testing/openPortal.ts';
import { openRollout } from '../testing/openRollout.ts';
import { tabSaying } from '../testing/tabSaying.ts';
import { armsOf } from './armsOf.ts';
import { reasonToDoubt } from './reasonToDoubt.ts';
import { added, reasonToStop } from './stopRule.ts';
import type { TabFact } from './tabFacts.ts';

test('releases that somebody has made up in the log cost no look into the store', async () => {
  const portal = await openPortal();
  const { store, reads } = noteReads(portal.store);
  const madeUp = Array.from({ length: 50 }, (_, index) => tabSaying({ tab: '9', release: index + 2 }));
  const facts = [...madeUp, tabSaying({ tab: '1', event: 'start' }), tabSaying({ tab: '2' })];
  const rollout = { began: 1, number: 1, builds: {}, slots: [0] };
  const { production } = added(await armsOf(store, rollout, facts));
  // One has started since, the other one said that it is still open.
  expect([production.started, production.heard]).toEqual([1, 2]);
  expect(new Set(reads)).toEqual(new Set(['releases/1.json']));
});

const minute = 60_000;

/** The same words of so many tabs, numbered from the first one. */
const tabsSaying = (
  { first, count, ...fact }: { first: number; count: number; release: number; at: number },
  ...events: TabFact['event'][]
) =>
  Array.from({ length: count }, (_, index) =>
    events.map((event) => tabSaying({ ...fact, event, tab: String(first + index) })),
  ).flat();

/** A rollout to a tenth of the readers that began ten minutes ago, while readers had 3,000 tabs of production open. */
async function withOldTabs() {
  const { store, rollout } = await openRollout();
  const now = Date.now() + 10 * minute;
  const old = { first: 1, count: 3_000, release: 2 };
  const starts = tabsSaying({ ...old, at: now - 180 * minute }, 'start', 'shown');
  // One of a hundred tabs that readers have had open since the morning has trouble now.
  const troubled = [
    ...tabsSaying({ ...old, at: now - minute }, 'tab'),
    ...tabsSaying({ ...old, count: 30, at: now - minute }, 'crash'),
  ];
  const at = now - 2 * minute;
  const armsWith = (facts: TabFact[], tabs: { production: number; canary: number; failing: number }) => {
    const ofRollout = { first: 20_000, release: rollout.number, at };
    return armsOf(
      store,
      rollout,
      [
        ...facts,
        ...tabsSaying({ first: 10_000, count: tabs.production, release: 2, at }, 'start', 'shown'),
        ...tabsSaying({ ...ofRollout, count: tabs.canary }, 'start', 'shown'),
        ...tabsSaying({ ...ofRollout, count: tabs.failing }, 'crash'),
      ],
      now,
    );
  };
  return { starts, troubled, armsWith };
}

test.each(['starts that are in the log', 'starts that no log has any more'])(
  'tabs from before the rollout that fail do not hide a build that fails, with %s',
  async (which) => {
    const { starts, troubled, armsWith } = await withOldTabs();
    const before = which === 'starts that are in the log' ? starts : [];
    const periods = await armsWith([...before, ...troubled], { production: 60, canary: 40, failing: 12 });
    expect(added(periods).production).toMatchObject({ heard: 3_060, started: 60, failed: 0 });
    expect(reasonToStop(periods)).toBe('12 of 40 tabs failed; production 0 of 60 tabs');
  },
);

test('nor do they leave a build without fault to a person', async () => {
  const { starts, troubled, armsWith } = await withOldTabs();
  const periods = await armsWith([...starts, ...troubled], { production: 270, canary: 30, failing: 0 });
  expect(reasonToDoubt(periods, { began: 10, present: 10 })).toBeNull();
});

test('a tab that could not even start has failed', async () => {
  const { armsWith } = await withOldTabs();
  const periods = await armsWith([], { production: 60, canary: 0, failing: 12 });
  expect(added(periods).canary).toMatchObject({ started: 12, failed: 12 });
});

test('tabs that came while another share of the readers had it are compared by themselves, whichever release they tell', async () => {
  const { store, rollout } = await openRollout();
  const began = Date.now();
  fakeOnly(['Date'], began + 30 * minute);
  const wider = await widenRollout(store, 50).finally(() => jest.useRealTimers());
  const tabs = (first: number, count: number, release: number, minutes: number, failing: number) => {
    const these = { first, release, at: began + minutes * minute };
    // The trouble comes when the rollout has been widened, whenever the tab started.
    const later = { ...these, at: began + 50 * minute };
    return [
      ...tabsSaying({ ...these, count }, 'start', 'shown'),
      ...tabsSaying({ ...later, count: failing }, 'crash'),
    ];
  };
  const facts = [
    ...tabs(1, 900, 2, 5, 9),
    ...tabs(1_001, 100, rollout.number, 5, 1),
    ...tabs(2_001, 500, 2, 40, 100),
    ...tabs(3_001, 490, wider.number, 40, 100),
    // A page of the rollout that was not there in its new form yet, and a second that a log has cut off.
    ...tabs(4_001, 10, rollout.number, 30, 0).map((fact) => ({ ...fact, at: fact.at - 900 })),
  ];
  const periods = await armsOf(store, wider, facts, began + 60 * minute);
  expect(periods).toMatchObject([
    { canary: { started: 100, failed: 1 }, production: { started: 900, failed: 9 } },
    { canary: { started: 500, failed: 100 }, production: { started: 500, failed: 100 } },
  ]);
  expect(reasonToStop(periods)).toBeNull();
});

test('a widening that was interrupted ends a period, and so does its mend; what others ship ends none', async () => {
  const { store, rollout, shipText } = await openRollout();
  const began = Date.now();
  fakeOnly(['Date'], began + 10 * minute);
  await shipText('remote-auth', 'two');
  jest.setSystemTime(began + 20 * minute);
  await expect(widenRollout(killedAfter(store, 3), 50)).rejects.toThrow('killed');
  jest.setSystemTime(began + 30 * minute);
  const mended = await widenRollout(store, 50);
  jest.useRealTimers();
  const facts = [5, 15, 25, 35].flatMap((minutes) =>
    tabsSaying({ first: minutes, count: 1, release: rollout.number, at: began + minutes * minute }, 'start'),
  );
  const startedIn = async (latest: number) =>
    (await armsOf(store, { began: rollout.began, number: latest }, facts, began + 60 * minute)).map(
      ({ canary }) => canary.started,
    );
  expect(await startedIn(mended.number)).toEqual([2, 1, 1]);
  // Records from before the rollout was widened.
  expect(await startedIn(rollout.number)).toEqual([4]);
});
