import { channelsOf, readLivePage } from '../live/livePage.ts';
import { pastBuilds } from '../live/pastBuilds.ts';
import { folderOf } from '../store/published.ts';
import { deleteRecord, historyFrom, readRecord, recordNumbers } from '../live/releaseRecords.ts';
import { storedBuilds } from '../live/storedBuilds.ts';
import type { Store } from '../store/store.ts';

const day = 86_400_000;

export interface Pruning {
  kept: { app: string; build: string; reason: string }[];
  removed: { app: string; build: string; size: number }[];
  /** removed records of releases that never went live */
  records: number[];
}

/**
 * Deletes builds that are live nowhere, and of which each channel has had `keep` newer ones, the last of them for `days`
 * days. A build published within a day stays, because its page may still be coming.
 */
export async function prune(
  store: Store,
  {
    keep,
    days,
    isDryRun = false,
    now = Date.now(),
  }: { keep: number; days: number; isDryRun?: boolean; now?: number },
): Promise<Pruning> {
  const options = { keep, days, now };
  const { reasons } = await keptBuilds(store, options);
  const result: Pruning = { kept: [], removed: [], records: [] };
  for (const [folder, { app, build, keys, size, modified }] of await storedBuilds(store)) {
    const reason = reasons.get(folder) ?? (modified > now - day ? 'published within a day' : null);
    // Somebody may have shipped it again meanwhile.
    const isNeeded = async () => (await keptBuilds(store, options)).reasons.has(folder);
    if (reason || (!isDryRun && (await isNeeded()))) {
      result.kept.push({ app, build, reason: reason ?? 'named since just now' });
      continue;
    }
    result.removed.push({ app, build, size });
    if (!isDryRun) for (const key of keys) await store.delete(key);
  }
  const numbers = await recordNumbers(store);
  // Releases that went live meanwhile have a record by now.
  const { live } = await keptBuilds(store, options);
  for (const number of numbers) {
    if (live.has(number)) continue;
    const record = await readRecord(store, number);
    if (!record || Date.parse(record.at) > now - Math.max(days, 1) * day) continue;
    result.records.push(number);
    if (!isDryRun) await deleteRecord(store, number);
  }
  return result;
}

/** Reasons to keep builds, by folder, and the numbers of releases that are or were live. */
async function keptBuilds(
  store: Store,
  { keep, days, now }: { keep: number; days: number; now: number },
): Promise<{ reasons: Map<string, string>; live: Set<number> }> {
  const reasons: Map<string, string> = new Map();
  const live: Set<number> = new Set();
  const stay = (builds: Record<string, string>, reason: string) => {
    for (const [app, build] of Object.entries(builds)) {
      const folder = folderOf(app, build);
      if (!reasons.has(folder)) reasons.set(folder, reason);
    }
  };
  for (const channel of await channelsOf(store)) {
    const page = await readLivePage(store, channel);
    stay(page?.release?.builds ?? {}, `live in ${channel}`);
    const history = await historyFrom(store, page?.release?.number);
    for (const { number } of history) live.add(number);
    for (const { app, build, successors, replacedAt } of pastBuilds(history)) {
      const age = (now - replacedAt) / day;
      if (successors < keep) stay({ [app]: build }, `one of the last ${String(keep)} in ${channel}`);
      else if (age < days) stay({ [app]: build }, `live in ${channel} until ${age.toFixed(0)} days ago`);
    }
  }
  for (const number of await recordNumbers(store)) {
    const record = live.has(number) ? null : await readRecord(store, number);
    if (record && Date.parse(record.at) > now - day)
      stay(record.builds, `in release ${String(number)}, which may be about to go live`);
  }
  return { reasons, live };
}
