import { slotRules } from '../serving/slotRules.ts';
import type { Store } from '../store/store.ts';
import { readLivePage, type LivePage } from './livePage.ts';
import { readRecord, writeRecord, type Origins, type ReleaseRecord } from './releaseRecords.ts';
import { readSlot, removeSlots, slotPages } from './slotPages.ts';
import { changesBetween, whoami } from './swapPage.ts';

/** Builds that a share of production's readers get before the others. */
export interface Rollout {
  /** number of its first release, by which it is known */
  began: number;
  /** of its latest release */
  number: number;
  /** of the apps on trial */
  builds: Record<string, string>;
  /** commits from which they were built */
  origins?: Origins;
  /** whose readers get them */
  slots: number[];
}

const channel = 'production';

/** Share of the readers in percent. */
export const shareOf = ({ slots }: Pick<Rollout, 'slots'>) => (slots.length * 100) / slotRules.count;

/** The rollout that is under way, as far as its pages tell; null if there is none. */
export async function readRollout(store: Store): Promise<Rollout | null> {
  const pages = await slotPages(store);
  if (pages.size === 0) return null;
  const numbers = [...pages.values()].map(({ release }) => release?.number ?? 0);
  const record = await readRecord(store, Math.max(...numbers));
  const rollout = record && rolloutOf(record);
  if (!rollout) return null;
  // Of two commands at once the later record may name fewer pages than the other has made.
  return { ...rollout, slots: [...new Set([...rollout.slots, ...pages.keys()])].sort((a, b) => a - b) };
}

/** Number of the rollout that nobody has ended, null without one: its first slot gets and loses a page first. */
export async function rolloutUnderWay(store: Store): Promise<number | null> {
  const number = (await readSlot(store, 0))?.release?.number;
  const record = number === undefined ? null : await readRecord(store, number);
  return record?.rollout?.began ?? null;
}

function rolloutOf({ number, rollout, builds, origins }: ReleaseRecord): Rollout | null {
  if (!rollout) return null;
  const own = rollout.apps.flatMap((app) => (builds[app] === undefined ? [] : [[app, builds[app]] as const]));
  return {
    began: rollout.began,
    number,
    slots: rollout.slots,
    builds: Object.fromEntries(own),
    ...(origins && { origins }),
  };
}

/** Production's builds with those on trial over them. */
export const buildsOf = (live: LivePage, builds: Record<string, string>): Record<string, string> => ({
  ...live.release?.builds,
  ...builds,
});

/** The same for pages with the same builds and configuration, whatever their release. */
export const stateOf = (config: object, builds: Record<string, string>): string =>
  JSON.stringify([Object.entries(builds).sort(), config]);

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
