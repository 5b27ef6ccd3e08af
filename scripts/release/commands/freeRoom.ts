import { channelsOf, fallbacksOf, readLivePage } from '../live/livePage.ts';
import { pastBuilds } from '../live/pastBuilds.ts';
import { historyFrom, rememberRecords } from '../live/releaseRecords.ts';
import { slotPages } from '../live/slotPages.ts';
import { storedBuilds } from '../live/storedBuilds.ts';
import { folderOf } from '../store/published.ts';
import type { Store } from '../store/store.ts';
import { replacedBuild } from './rollbackTarget.ts';
import { refuseLost, type Pruning } from './prune.ts';

/**
 * Deletes unnamed builds until so many bytes are gone: first those never live, then those replaced first, and the one that a
 * rollback of an app would take only after all others.
 */
export async function freeRoom(
  place: Store,
  { bytes, isDryRun = false }: { bytes: number; isDryRun?: boolean },
): Promise<Pruning> {
  const store = rememberRecords(place);
  await refuseLost(store);
  const { live, replacedAt, before } = await usedBuilds(store);
  const ageOf = (folder: string) => replacedAt.get(folder) ?? 0;
  const builds = [...(await storedBuilds(store))].sort(
    ([a, one], [b, other]) =>
      Number(before.has(a)) - Number(before.has(b)) || ageOf(a) - ageOf(b) || one.modified - other.modified,
  );
  const result: Pruning = { kept: [], removed: [], marked: [], records: [], uncounted: null };
  let freed = 0;
  for (const [folder, { app, build, keys, size }] of builds) {
    const use = live.get(folder);
    // Somebody may have taken it back meanwhile.
    const isLive = use !== undefined || (!isDryRun && (await usedBuilds(store)).live.has(folder));
    if (isLive || freed >= bytes) {
      result.kept.push({
        app,
        build,
        reason: isLive ? (use ?? 'live in a channel') : 'there is room',
      });
      continue;
    }
    freed += size;
    const reason = before.has(folder) ? 'live nowhere, but a rollback would take it' : 'live nowhere';
    result.removed.push({ app, build, size, reason });
    if (!isDryRun) for (const key of keys) await store.delete(key);
  }
  return result;
}

/** Folders of builds: what a page uses one for, since when (ms) others no longer are, and what a rollback would take. */
async function usedBuilds(store: Store) {
  const live: Map<string, string> = new Map();
  const replacedAt: Map<string, number> = new Map();
  const before: Set<string> = new Set();
  for (const channel of await channelsOf(store)) {
    const page = await readLivePage(store, channel);
    for (const [app, build] of Object.entries(page?.release?.builds ?? {}))
      live.set(folderOf(app, build), `live in ${channel}`);
    for (const [app, build] of Object.entries(page ? fallbacksOf(page) : {}))
      if (!live.has(folderOf(app, build)))
        live.set(folderOf(app, build), `what the page of ${channel} falls back to`);
    const history = await historyFrom(store, page?.release?.number);
    for (const [app, build] of Object.entries(page?.release?.builds ?? {})) {
      const former = replacedBuild(history, app, build);
      if (former) before.add(folderOf(app, former));
    }
    for (const past of pastBuilds(history)) {
      const folder = folderOf(past.app, past.build);
      replacedAt.set(folder, Math.max(past.replacedAt, replacedAt.get(folder) ?? 0));
    }
  }
  for (const [slot, page] of await slotPages(store))
    for (const [app, build] of [
      ...Object.entries(page.release?.builds ?? {}),
      ...Object.entries(fallbacksOf(page)),
    ])
      if (!live.has(folderOf(app, build))) live.set(folderOf(app, build), `slot ${String(slot)}`);
  return { live, replacedAt, before };
}
