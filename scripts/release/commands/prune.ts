import { Refused } from '../checks/runChecks.ts';
import { isFresh, readCensus } from '../live/census.ts';
import { markDoomed, readDoomed, type Doomed } from '../live/doomed.ts';
import { keptBuilds } from '../live/keptBuilds.ts';
import { lostProduction } from '../live/lostProduction.ts';
import { lastHeard } from '../live/openTabs.ts';
import { deleteRecord, readRecord, recordNumbers, rememberRecords } from '../live/releaseRecords.ts';
import { storedBuilds } from '../live/storedBuilds.ts';
import type { Store } from '../store/store.ts';

const day = 86_400_000;

/** Days for which a replaced build stays if nobody says how many: with a census of open tabs, and without. */
export const usualDays = { counted: 7, uncounted: 90 };

/** A build that is nobody's goes so long (ms) after that was found: a tab that wakes up has a day to say so. */
const grace = day;

export interface Pruning {
  kept: { app: string; build: string; reason: string }[];
  removed: { app: string; build: string; size: number; reason: string }[];
  /** nobody's, and to be deleted from that time (ms) on if it stays so */
  marked: { app: string; build: string; from: number }[];
  /** removed records of releases that never went live */
  records: number[];
  /** why it goes by time alone; null with a census */
  uncounted: string | null;
}

/**
 * Deletes builds that are live nowhere, that no open tab runs, and of which each channel has had `keep` newer ones, the
 * last of them for `days` days. With a census of open tabs it marks them first, and deletes them a day later. A build
 * published within a day stays, because its page may still be coming.
 */
export async function prune(
  place: Store,
  {
    keep,
    days: wantedDays,
    isDryRun = false,
    now = Date.now(),
  }: { keep: number; days?: number; isDryRun?: boolean; now?: number },
): Promise<Pruning> {
  const store = rememberRecords(place);
  await refuseLost(store);
  const census = await readCensus(store);
  const isCounted = isFresh(census, now);
  const days = wantedDays ?? usualDays[isCounted ? 'counted' : 'uncounted'];
  const options = { keep, days, now };
  const { reasons } = await keptBuilds(store, options);
  const result: Pruning = {
    kept: [],
    removed: [],
    marked: [],
    records: [],
    uncounted: isCounted ? null : uncountedBecause(census?.at, now, days),
  };
  const doomed = await readDoomed(store);
  const heard = census ? await lastHeard(store, census) : null;
  const marks: { marked: Doomed; cleared: string[] } = { marked: {}, cleared: [] };
  for (const [folder, { app, build, keys, size, modified }] of await storedBuilds(store)) {
    const reason = reasons.get(folder) ?? (modified > now - day ? 'published within a day' : null);
    // Somebody may have shipped it again meanwhile.
    const isNeeded = async () => (await keptBuilds(store, options)).reasons.has(folder);
    if (reason || (!isDryRun && (await isNeeded()))) {
      result.kept.push({ app, build, reason: reason ?? 'named since just now' });
      marks.cleared.push(folder);
      continue;
    }
    // A tab that has asked for it since then was open: the day begins when it is found closed.
    const isOutdated = (heard?.get(folder) ?? 0) > (doomed[folder] ?? now);
    const from = ((isOutdated ? null : doomed[folder]) ?? now) + grace;
    if (isCounted && from > now) {
      result.marked.push({ app, build, from });
      if (isOutdated) marks.cleared.push(folder);
      marks.marked[folder] = now;
      continue;
    }
    marks.cleared.push(folder);
    result.removed.push({ app, build, size, reason: 'replaced long ago' });
    if (!isDryRun) for (const key of keys) await store.delete(key);
  }
  if (!isDryRun) await markDoomed(store, marks);
  const numbers = await recordNumbers(store);
  // Releases that went live meanwhile have a record by now.
  const { live } = await keptBuilds(store, options);
  for (const number of numbers) {
    // The highest one stays, so that no later release gets a number by which tabs have known another.
    if (live.has(number) || number === numbers.at(-1)) continue;
    const record = await readRecord(store, number);
    if (!record || Date.parse(record.at) > now - Math.max(days, 1) * day) continue;
    result.records.push(number);
    if (!isDryRun) await deleteRecord(store, number);
  }
  return result;
}

/** Without the page that leads to them, all builds of production would look like nobody's. */
export async function refuseLost(store: Store): Promise<void> {
  const last = await lostProduction(store);
  if (last === null) return;
  const sentence = `${store.name} has no page of production any more, and all its builds would go: ship it again first. Its newest record is releases/${String(last)}.json.`;
  throw new Refused([{ check: 'prune', sentence }]);
}

function uncountedBecause(heard: number | undefined, now: number, days: number) {
  const what =
    heard === undefined
      ? 'There is no census of open tabs'
      : `No tab has been heard for ${((now - heard) / day).toFixed(1)} days`;
  return `${what}: it goes by time alone, ${String(days)} days.`;
}
