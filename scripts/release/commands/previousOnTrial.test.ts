import { fakeOnly } from '#jest/fakeOnly.ts';
import { fallbacksOf } from '../live/livePage.ts';
import { slotPages } from '../live/slotPages.ts';
import { swapPage } from '../live/swapPage.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { freeRoom } from './freeRoom.ts';
import { prune } from './prune.ts';
import { rollback } from './rollback.ts';
import { beginRollout, stopRollout, widenRollout } from './rolloutSteps.ts';
import { ship } from './ship.ts';

const reports = 'remote-reports';
const hour = 3_600_000;

afterEach(() => jest.useRealTimers());

/** A portal that spreads its readers, two hours later. */
async function openSpread() {
  const start = Date.parse('2026-11-20T08:00:00.000Z');
  fakeOnly(['Date'], start);
  const portal = await openPortal();
  const { store } = portal;
  await ship({ ...portal.candidate(), config: { ...fakeConfig, splitReaders: true } });
  const pass = (hours: number) => {
    jest.setSystemTime(start + hours * hour);
  };
  pass(2);
  const begin = (text: string, share = 10) =>
    beginRollout(portal.candidate(portal.build(reports, { content: { 'remoteEntry.js': text } })), share);
  /** Builds that the page of a slot falls back to. */
  const previous = async (slot = 0) => {
    const page = (await slotPages(store)).get(slot);
    return page && fallbacksOf(page);
  };
  const live = async (app = reports) => (await portal.builds())[app];
  return { ...portal, pass, begin, previous, live };
}

test('a page of a rollout falls back to what all the other readers have', async () => {
  const { store, begin, previous, live } = await openSpread();
  await begin('two');
  expect(await previous()).toEqual({ [reports]: await live() });
  await widenRollout(store, 50);
  expect(await previous(9)).toEqual({ [reports]: await live() });
});

test('production of a few minutes is passed over for what was there before', async () => {
  const { shipText, begin, previous, live, pass } = await openSpread();
  const first = await live();
  await shipText(reports, 'two');
  pass(2.5);
  await begin('three');
  expect(await previous()).toEqual({ [reports]: first });
});

test('the other remotes fall back in these pages as in production, also to what is shipped meanwhile', async () => {
  const { store, shipText, begin, previous, live, pass } = await openSpread();
  const auth = await live('remote-auth');
  await begin('two');
  await shipText('remote-auth', 'two');
  expect(await previous()).toEqual({ [reports]: await live(), 'remote-auth': auth });
  pass(4);
  await rollback({ store, channel: 'production', app: 'remote-auth' });
  expect(await previous()).toEqual({ [reports]: await live() });
});

test('a build on trial that was stopped is none to fall back to', async () => {
  const { store, begin, previous, live, pass } = await openSpread();
  await begin('two');
  pass(9);
  await stopRollout(store, 'a headline is missing');
  await begin('three');
  expect(await previous()).toEqual({ [reports]: await live() });
});

test('what a share of the readers fall back to is kept', async () => {
  const { store, shipText, begin, previous, live, pass } = await openSpread();
  const first = await live();
  for (const text of ['two', 'three']) await shipText(reports, text);
  pass(2.5);
  await begin('four');
  expect(await previous()).toEqual({ [reports]: first });
  // A release that was killed before it brought these pages up to itself.
  await swapPage(store, 'production', (page) => ({
    builds: page?.release?.builds ?? {},
    config: { ...fakeConfig, splitReaders: true, company: 'Another' },
    kind: 'ship',
  }));
  const freed = await freeRoom(store, { bytes: 1e9, isDryRun: true });
  expect(freed.removed).toHaveLength(1);
  expect(freed.kept.map(({ build }) => build)).toContain(first);
  const { kept } = await prune(store, { keep: 1, days: 0, now: Date.now() + 100 * 24 * hour });
  expect(kept.find(({ build }) => build === first)?.reason).toBe('what the page of slot 0 falls back to');
});
