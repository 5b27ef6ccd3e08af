import { slotRules } from '../serving/slotRules.ts';
import { digestOf, type Store } from '../store/store.ts';
import { pageOf, readLivePage, readSet, type LivePage } from './livePage.ts';
import { readRecord, writeRecord, type ReleaseRecord } from './releaseRecords.ts';
import { slotKey, slotPages } from './slotPages.ts';
import { changesBetween, whoami } from './swapPage.ts';
import type { PreviousBuild } from '@portal/host/src/page/PortalPage';
import type { Release } from '../build/Release.ts';

/** Builds that a share of production's readers get before the others. */
export interface Rollout {
  /** number of its first release, by which it is known */
  began: number;
  /** of its latest release */
  number: number;
  /** of the apps on trial */
  builds: Record<string, string>;
  /** whose readers get them */
  slots: number[];
}

const channel = 'production';

/** Share of the readers in percent. */
export const shareOf = ({ slots }: Pick<Rollout, 'slots'>) => (slots.length * 100) / slotRules.count;

/** The rollout that is under way, as far as its pages tell; null if there is none. */
export async function readRollout(store: Store): Promise<Rollout | null> {
  const numbers = [...(await slotPages(store)).values()].map(({ release }) => release?.number ?? 0);
  if (numbers.length === 0) return null;
  const record = await readRecord(store, Math.max(...numbers));
  return record && rolloutOf(record);
}

function rolloutOf({ number, rollout, builds }: ReleaseRecord): Rollout | null {
  if (!rollout) return null;
  const own = rollout.apps.flatMap((app) => (builds[app] === undefined ? [] : [[app, builds[app]] as const]));
  return { began: rollout.began, number, slots: rollout.slots, builds: Object.fromEntries(own) };
}

/** Production's builds with those on trial over them. */
export const buildsOf = (live: LivePage, builds: Record<string, string>): Record<string, string> => ({
  ...live.release?.builds,
  ...builds,
});

/** Builds that a page of this set falls back to, by app, while `live` is production's. */
export type PreviousOf = (live: LivePage, set: Release[]) => Promise<Record<string, PreviousBuild>>;

/**
 * Writes the pages of a rollout: what is live, with its builds over it. When production changes meanwhile they are
 * written again, so that nobody's ship is lost in them. Each page is swapped by itself and is whole at any time.
 *
 * @param began missing for a new rollout
 * @param isNew pages that are not there are made; else they have been stopped by somebody
 */
export async function writeRollout(
  store: Store,
  { builds, slots, began }: Pick<Rollout, 'builds' | 'slots'> & { began?: number },
  { isNew, previousOf }: { isNew: boolean; previousOf: PreviousOf },
): Promise<Rollout> {
  for (;;) {
    const live = await needLive(store);
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
      rollout: { began: began ?? number, apps: Object.keys(builds), slots },
      changes: changesBetween(live.release?.builds ?? {}, whole),
      isConfigChanged: false,
      previous: live.release?.number ?? null,
      builds: whole,
      config: live.config,
      page: digestOf(page(number)),
    }));
    for (const slot of slots) await writeSlot(store, slot, page(record.number), isNew);
    began ??= record.number;
    if ((await needLive(store)).digest === live.digest)
      return { began, number: record.number, builds, slots };
  }
}

async function writeSlot(store: Store, slot: number, page: Buffer, isNew: boolean) {
  for (;;) {
    const before = await store.read(slotKey(slot));
    if (!before && !isNew) return;
    if (await store.compareAndSwap(slotKey(slot), before && digestOf(before), page)) return;
  }
}

/** Brings the pages of a rollout up to what is live in production, if there is one and they are not. */
export async function followProduction(store: Store, previousOf: PreviousOf): Promise<void> {
  const rollout = await readRollout(store);
  if (!rollout) return;
  const live = await needLive(store);
  const wanted = stateOf(live.config, buildsOf(live, rollout.builds));
  const pages = [...(await slotPages(store)).values()];
  if (pages.every(({ config, release }) => stateOf(config, release?.builds ?? {}) === wanted)) return;
  await writeRollout(store, rollout, { isNew: false, previousOf });
}

const stateOf = (config: object, builds: Record<string, string>) =>
  JSON.stringify([Object.entries(builds).sort(), config]);

/** Takes the pages of a rollout away: all readers get production's. */
export async function removeSlots(store: Store): Promise<void> {
  for (const { key } of await store.list('slots/')) await store.delete(key);
}

/** Ends a rollout before all readers have got it, and says why in a record. */
export async function endRollout(store: Store, reason: string): Promise<void> {
  const rollout = await readRollout(store);
  await removeSlots(store);
  const live = await readLivePage(store, channel);
  if (!rollout || !live?.release) return;
  const { builds, number: previous } = live.release;
  await writeRecord(store, previous, (number) => ({
    number,
    channel,
    at: new Date().toISOString(),
    by: whoami(),
    kind: 'rollback',
    reason,
    rollout: { began: rollout.began, apps: Object.keys(rollout.builds), slots: [] },
    changes: changesBetween(buildsOf(live, rollout.builds), builds),
    isConfigChanged: false,
    previous,
    builds,
    config: live.config,
    page: live.digest,
  }));
}

async function needLive(store: Store): Promise<LivePage> {
  const live = await readLivePage(store, channel);
  if (!live) throw new Error(`${store.name} has no page of ${channel}.`);
  return live;
}
