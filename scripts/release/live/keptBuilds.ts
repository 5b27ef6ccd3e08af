import type { Store } from '../store/store.ts';
import { folderOf } from '../store/published.ts';
import { readCensus } from './census.ts';
import { channelsOf, fallbacksOf, readLivePage } from './livePage.ts';
import { longestSilence, openTabs, tabsInWords } from './openTabs.ts';
import { pastBuilds } from './pastBuilds.ts';
import { historyFrom, readRecord, recordNumbers } from './releaseRecords.ts';
import { slotPages } from './slotPages.ts';

const day = 86_400_000;

/** Reasons to keep builds, by folder, and the numbers of releases that are or were live. */
export async function keptBuilds(
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
    stay(page ? fallbacksOf(page) : {}, `what the page of ${channel} falls back to`);
    const history = await historyFrom(store, page?.release?.number);
    for (const { number } of history) live.add(number);
    for (const { app, build, successors, replacedAt } of pastBuilds(history)) {
      const age = (now - replacedAt) / day;
      if (successors < keep) stay({ [app]: build }, `one of the last ${String(keep)} in ${channel}`);
      else if (age < days) stay({ [app]: build }, `live in ${channel} until ${age.toFixed(0)} days ago`);
    }
  }
  const underWay: Set<number> = new Set();
  for (const [slot, page] of await slotPages(store)) {
    const { release } = page;
    stay(release?.builds ?? {}, `live for the readers of slot ${String(slot)}`);
    stay(fallbacksOf(page), `what the page of slot ${String(slot)} falls back to`);
    const record = release && (await readRecord(store, release.number));
    if (record?.rollout) underWay.add(record.rollout.began);
  }
  const census = await readCensus(store);
  for (const [number, { lastSeen }] of Object.entries(census?.releases ?? {}))
    if (now - lastSeen < longestSilence) live.add(Number(number));
  for (const [folder, tabs] of census ? await openTabs(store, census, now) : [])
    if (!reasons.has(folder)) reasons.set(folder, tabsInWords(tabs, now));
  for (const number of await recordNumbers(store)) {
    const record = live.has(number) ? null : await readRecord(store, number);
    if (record?.rollout && underWay.has(record.rollout.began)) live.add(number);
    const age = record ? (now - Date.parse(record.at)) / day : Infinity;
    if (record && age < 1) stay(record.builds, `in release ${String(number)}, which may be about to go live`);
    else if (record?.rollout && age < days)
      stay(record.builds, `in release ${String(number)}, which a share of the readers had`);
  }
  return { reasons, live };
}
