import type { Store } from '../store/store.ts';
import { readLivePage, readSet } from './livePage.ts';
import { buildsOf, rolloutUnderWay, shareOf, stateOf, type Rollout } from './rollout.ts';
import { slotPages } from './slotPages.ts';
import { verifyStore } from './verifyStore.ts';

/** False while its pages are being written, or where a command was interrupted at that: a rollback or a ship, too. */
export async function isWhole(store: Store, { number, slots, builds }: Rollout): Promise<boolean> {
  const live = await readLivePage(store, 'production');
  const wanted = live && stateOf(live.config, buildsOf(live, builds));
  const pages = await slotPages(store);
  const isUpToDate = (slot: number) => {
    const { config, release } = pages.get(slot) ?? {};
    return config && release?.number === number && stateOf(config, release.builds) === wanted;
  };
  return pages.size === slots.length && slots.every(isUpToDate);
}

/** Faults of what a share of the readers get, as sentences. */
export async function rolloutFaults(store: Store, rollout: Rollout | null): Promise<string[]> {
  if ((await slotPages(store)).size === 0) return [];
  if (!rollout || (await rolloutUnderWay(store)) !== rollout.began)
    return ['Pages of a rollout that is over are still there: "stop" takes them away.'];
  return [
    ...(await interruptions(store, rollout)),
    ...(await verifyStore(store, await readSet(store, rollout.builds))),
  ];
}

async function interruptions(store: Store, rollout: Rollout): Promise<string[]> {
  const { number, builds = {} } = (await readLivePage(store, 'production'))?.release ?? {};
  if (Object.entries(rollout.builds).every(([app, build]) => builds[app] === build))
    return [
      `All readers have the rollout already, with release ${String(number)}: "finish" ends what was interrupted.`,
    ];
  if (await isWhole(store, rollout)) return [];
  const share = String(shareOf(rollout));
  return [
    `Not all pages of the rollout to ${share} % of the readers are there and up to date: "widen --to ${share}%" mends what was interrupted.`,
  ];
}
