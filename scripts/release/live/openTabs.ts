import { folderOf } from '../store/published.ts';
import type { Store } from '../store/store.ts';
import type { Census } from './census.ts';
import { readRecord } from './releaseRecords.ts';

/** A tab that has not been heard of for so long (ms) is taken for closed: 7 days. */
export const longestSilence = 7 * 86_400_000;

/** Tabs that run something, as far as they have said so: how many in the last day, and when (ms) the last was heard. */
export interface OpenTabs {
  tabs: number;
  lastSeen: number;
}

/** Tabs by the folder of each build that they run. */
export async function openTabs(store: Store, census: Census, now: number): Promise<Map<string, OpenTabs>> {
  const found: Map<string, OpenTabs> = new Map();
  for (const [folder, { lastSeen, tabs }] of await seenBuilds(store, census)) {
    if (now - lastSeen >= longestSilence) continue;
    const before = found.get(folder) ?? { tabs: 0, lastSeen: 0 };
    found.set(folder, {
      tabs: before.tabs + Object.keys(tabs).length,
      lastSeen: Math.max(before.lastSeen, lastSeen),
    });
  }
  return found;
}

/** Times (ms) at which a tab was last heard to run a build, by its folder, however long ago. */
export async function lastHeard(store: Store, census: Census): Promise<Map<string, number>> {
  const times: Map<string, number> = new Map();
  for (const [folder, { lastSeen }] of await seenBuilds(store, census))
    times.set(folder, Math.max(lastSeen, times.get(folder) ?? 0));
  return times;
}

/** A census by the folders of builds; several releases may have the same one. */
async function seenBuilds(store: Store, { releases, builds }: Census) {
  const found = Object.entries(builds);
  for (const [number, seen] of Object.entries(releases)) {
    const record = await readRecord(store, Number(number));
    for (const [app, build] of Object.entries(record?.builds ?? {})) found.push([folderOf(app, build), seen]);
  }
  return found;
}

/** `3 tabs, the last 2 h ago`. */
export function tabsInWords({ tabs, lastSeen }: OpenTabs, now: number): string {
  const count = tabs === 0 ? 'no tab today' : `${String(tabs)} ${tabs === 1 ? 'tab' : 'tabs'}`;
  return `${count}, the last ${agoInWords(now - lastSeen)}`;
}

function agoInWords(time: number) {
  const minutes = Math.max(0, Math.round(time / 60_000));
  if (minutes < 60) return `${String(minutes)} min ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${String(hours)} h ago` : `${String(Math.round(hours / 24))} days ago`;
}
