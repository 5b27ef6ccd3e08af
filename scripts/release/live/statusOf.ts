import { readCensus } from './census.ts';
import { longestSilence, type OpenTabs } from './openTabs.ts';
import { readLivePage, readSet, type LivePage } from './livePage.ts';
import { headerFaults } from './headerFaults.ts';
import { howOf } from './howOf.ts';
import { broughtBy, type Brought } from './broughtBy.ts';
import { readRelease } from '../store/published.ts';
import { historyFrom, originIn, readRecord, type ReleaseRecord } from './releaseRecords.ts';
import { readRollout, type Rollout } from './rollout.ts';
import { rolloutFaults } from './rolloutFaults.ts';
import { verifyStore } from './verifyStore.ts';
import { verifyUrl } from './verifyUrl.ts';
import type { Store } from '../store/store.ts';

export interface Status {
  channel: string;
  number: number | null;
  since: string | null;
  /** null where the record cannot be read */
  by: string | null;
  /** in words */
  how: string | null;
  apps: AppStatus[];
  /** releases that open tabs run, newest first */
  tabs: ({ release: number } & OpenTabs)[];
  /** builds that a share of production's readers have; null if none */
  rollout: Rollout | null;
  /** empty when healthy */
  faults: string[];
}

interface AppStatus {
  app: string;
  build: string;
  commit: string | null;
  committedAt: string | null;
  /** when this build went live */
  since: string | null;
  by: string | null;
  /** null where the build cannot be read */
  brings: Brought | null;
}

/** Live release of a channel, its origin and its health; `url` also checks what the server answers. */
export async function statusOf(
  store: Store,
  channel: string,
  { url, delay = 0 }: { url?: string; delay?: number } = {},
): Promise<Status> {
  const nothing = {
    channel,
    number: null,
    since: null,
    by: null,
    how: null,
    apps: [],
    tabs: [],
    rollout: null,
  };
  const page = await readLivePage(store, channel).catch((error: unknown) => error as Error);
  if (page instanceof Error) return { ...nothing, faults: [page.message] };
  if (!page?.release) return { ...nothing, faults: [`${store.name} has no page of ${channel}.`] };

  const { number, at, builds } = page.release;
  // A server need not serve the records.
  const history = await historyFrom(store, number).catch(() => []);
  const record = history[0];
  const apps = await Promise.all(
    Object.entries(builds).map(async ([app, build]) => {
      const release = await readRelease(store, app, build).catch(() => null);
      const origin = originIn(history, app, build) ?? release;
      const others = history.findIndex((one) => one.builds[app] !== build);
      const first = others < 0 ? history.at(-1) : history[others - 1];
      return {
        app,
        build,
        commit: origin?.commit ?? null,
        committedAt: origin?.committedAt ?? null,
        since: first?.at ?? null,
        by: first?.by ?? null,
        brings: release && broughtBy(release.declaration),
      };
    }),
  );
  const rollout = channel === 'production' ? await readRollout(store).catch(() => null) : null;
  return {
    channel,
    number,
    since: at,
    by: record?.by ?? null,
    how: record ? howOf(record) : null,
    apps,
    rollout,
    tabs: await tabsOf(store, channel).catch(() => []),
    faults: [
      ...(store.name === url ? [] : historyFaults(store, number, history)),
      ...(await faultsOf(store, channel, page, record, { url, delay })),
      ...(channel === 'production' && store.name !== url
        ? await rolloutFaults(store, rollout).catch((error: unknown) => [(error as Error).message])
        : []),
    ],
  };
}

/** Open tabs of a channel, as far as they have said so. */
async function tabsOf(store: Store, channel: string): Promise<Status['tabs']> {
  const census = await readCensus(store);
  const found: Status['tabs'] = [];
  for (const [number, { lastSeen, tabs }] of Object.entries(census?.releases ?? {})) {
    const release = Number(number);
    if (Date.now() - lastSeen >= longestSilence) continue;
    if ((await readRecord(store, release))?.channel !== channel) continue;
    found.push({ release, tabs: Object.keys(tabs).length, lastSeen });
  }
  return found.sort((a, b) => b.release - a.release);
}

/** A rollback needs the records of the releases that were live. */
function historyFaults(store: Store, live: number, history: ReleaseRecord[]) {
  const last = history.at(-1);
  const lost = last ? last.previous : live;
  if (lost === null) return [];
  return [
    `The record of release ${String(lost)} is missing in ${store.name}: nothing before ${last ? `release ${String(last.number)}` : 'the next release'} can be taken back.`,
  ];
}

async function faultsOf(
  store: Store,
  channel: string,
  page: LivePage,
  record: ReleaseRecord | undefined,
  { url, delay }: { url: string | undefined; delay: number },
) {
  try {
    const set = await readSet(store, page.release?.builds ?? {});
    const faults = store.name === url ? [] : await verifyStore(store, set);
    if (record && record.page !== page.digest)
      faults.push(`The page of ${channel} was changed after release ${String(record.number)} had been made.`);
    if (url) {
      faults.push(...(await verifyUrl(url, { channel, page, set, delay })));
      // Not when something is shipped: who owns a remote cannot mend the server.
      faults.push(...(await headerFaults(url, { channel, page })));
    }
    return faults;
  } catch (error) {
    return [(error as Error).message];
  }
}
