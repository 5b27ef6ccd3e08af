import type { PreviousBuild } from '@portal/host/src/page/PortalPage';
import type { Release } from '../build/Release.ts';
import { digestOf, type Store } from '../store/store.ts';
import { pageOf, readLivePage, readSet, type LivePage } from './livePage.ts';
import { writeRecord } from './releaseRecords.ts';
import { buildsOf, readRollout, rolloutUnderWay, stateOf, type Rollout } from './rollout.ts';
import { removeSlots, slotKey, slotPages } from './slotPages.ts';
import { changesBetween, whoami } from './swapPage.ts';

const channel = 'production';

/** Builds that a page of this set falls back to, by app, while `live` is production's. */
export type PreviousOf = (live: LivePage, set: Release[]) => Promise<Record<string, PreviousBuild>>;

/**
 * Writes the pages of a rollout: what is live, with its builds over it. When production changes meanwhile they are
 * written again, so that nobody's ship is lost in them. Each page is swapped by itself and is whole at any time.
 *
 * @param began missing for a new rollout
 * @param isNew pages that are not there are made
 * @param check throws where it does not fit what is live; a new one is then taken away again
 * @returns null where somebody has ended it meanwhile
 */
export async function writeRollout(
  store: Store,
  { builds, origins, slots, began }: Pick<Rollout, 'builds' | 'origins' | 'slots'> & { began?: number },
  {
    isNew,
    previousOf,
    check,
  }: { isNew: boolean; previousOf: PreviousOf; check?: (live: LivePage) => Promise<void> },
): Promise<Rollout | null> {
  let known = began;
  for (;;) {
    const live = await needLive(store);
    try {
      await check?.(live);
    } catch (error) {
      if (known !== undefined && known === (await rolloutUnderWay(store))) await removeSlots(store);
      throw error;
    }
    const whole = buildsOf(live, builds);
    const set = await readSet(store, whole);
    const previous = await previousOf(live, set);
    const at = new Date().toISOString();
    const page = (number: number) => pageOf(set, live.config, { number, channel, at }, previous);
    const record = await writeRecord(store, live.release?.number ?? 0, (number) => ({
      number,
      channel,
      at,
      by: whoami(),
      kind: 'canary',
      rollout: { began: known ?? number, apps: Object.keys(builds), slots },
      changes: changesBetween(live.release?.builds ?? {}, whole),
      ...(origins && { origins }),
      isConfigChanged: false,
      previous: live.release?.number ?? null,
      builds: whole,
      config: live.config,
      page: digestOf(page(number)),
    }));
    const { number } = record;
    // The first page can be made once: of two rollouts one begins.
    if (known === undefined && !(await store.compareAndSwap(slotKey(0), null, page(number)))) return null;
    known ??= number;
    for (const slot of slots) {
      const isOurs = async () => known === (await rolloutUnderWay(store));
      if (!(await writeSlot(store, slot, page(number), { isNew, isOurs }))) return null;
    }
    if ((await needLive(store)).digest === live.digest)
      return { began: known, number, builds, slots, ...(origins && { origins }) };
  }
}

/** False where the rollout was ended before; a page that was made after the others had gone is taken away again. */
async function writeSlot(
  store: Store,
  slot: number,
  page: Buffer,
  { isNew, isOurs }: { isNew: boolean; isOurs: () => Promise<boolean> },
): Promise<boolean> {
  const key = slotKey(slot);
  for (;;) {
    const before = await store.read(key);
    if (!(await isOurs())) return false;
    if (!before && !isNew) return true;
    if (!(await store.compareAndSwap(key, before && digestOf(before), page))) continue;
    if (before || (await isOurs())) return true;
    if ((await store.read(key))?.equals(page)) await store.delete(key);
    return false;
  }
}

/** Brings the pages of a rollout up to what is live in production, or takes those away that a stop has left. */
export async function followProduction(store: Store, previousOf: PreviousOf): Promise<void> {
  const rollout = await readRollout(store);
  if (!rollout) return;
  // A stop was interrupted: its pages would keep what is no longer live.
  if ((await rolloutUnderWay(store)) === null) return removeSlots(store);
  const live = await needLive(store);
  const wanted = stateOf(live.config, buildsOf(live, rollout.builds));
  const there = await slotPages(store);
  const pages = [...there.values()];
  if (pages.every(({ config, release }) => stateOf(config, release?.builds ?? {}) === wanted)) return;
  // A widening may be at work, or was interrupted: the record names the pages that are there.
  await writeRollout(
    store,
    { ...rollout, slots: [...there.keys()].sort((a, b) => a - b) },
    { isNew: false, previousOf },
  );
}

async function needLive(store: Store): Promise<LivePage> {
  const live = await readLivePage(store, channel);
  if (!live) throw new Error(`${store.name} has no page of ${channel}.`);
  return live;
}
