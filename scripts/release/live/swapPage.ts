import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { pageOf, readLivePage, readSet, type LivePage } from './livePage.ts';
import { pageKey } from '../page/pageKey.ts';
import { writeRecord, type Change, type Origins, type ReleaseRecord } from './releaseRecords.ts';
import { digestOf, type Store } from '../store/store.ts';
import type { Release } from '../build/Release.ts';
import type { PreviousBuild } from '@portal/host/src/page/PortalPage';
import type { PortalConfig } from '@portal/shared';

/** The next release. */
export interface Plan {
  /** the whole set */
  builds: Record<string, string>;
  config: PortalConfig;
  kind: ReleaseRecord['kind'];
  /** of the apps that are shipped */
  origins?: Origins;
  to?: number;
  reason?: string;
  /** of remotes, by app: what a page falls back to */
  previous?: Record<string, PreviousBuild>;
}

export interface Swap {
  /** false when the live page is the same */
  isNew: boolean;
  number: number;
  before: LivePage | null;
  page: Buffer;
  set: Release[];
  record: ReleaseRecord | null;
}

const usualNames = {
  nameInGit: () => {
    const git = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8', cwd: import.meta.dirname });
    return git.status === 0 ? git.stdout.trim() : '';
  },
  account: () => userInfo(),
};

/** Losing this often to others means that something is wrong. */
const mostAttempts = 200;

/** Makes a release live. If somebody else was faster, `plan` runs again on the new page, so that both end up live. */
export async function swapPage(
  store: Store,
  channel: string,
  plan: (live: LivePage | null) => Plan | Promise<Plan>,
  onStep: (step: string) => void = () => {},
): Promise<Swap> {
  const by = whoami();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const live = await readLivePage(store, channel);
    onStep('read the live page');
    const { builds, config, previous, ...rest } = await plan(live);
    const set = await readSet(store, builds);
    onStep('checked');

    if (live?.release) {
      const { number, at } = live.release;
      const page = pageOf(set, config, { number, channel, at }, previous);
      if (digestOf(page) === live.digest)
        return { isNew: false, number, before: live, page, set, record: null };
    }

    const at = new Date().toISOString();
    const rendered = (number: number) => pageOf(set, config, { number, channel, at }, previous);
    const record = await writeRecord(store, live?.release?.number ?? 0, (number) => ({
      number,
      channel,
      at,
      by,
      ...rest,
      changes: changesBetween(live?.release?.builds ?? {}, builds),
      isConfigChanged: live !== null && JSON.stringify(live.config) !== JSON.stringify(config),
      previous: live?.release?.number ?? null,
      builds,
      config,
      page: digestOf(rendered(number)),
    }));
    onStep('took a number');
    const page = rendered(record.number);
    if (await store.compareAndSwap(pageKey(channel), live?.digest ?? null, page)) {
      onStep('swapped the page');
      return { isNew: true, number: record.number, before: live, page, set, record };
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(10 * attempt, 200)));
  }
  throw new Error(`The page of ${channel} was changed by others ${String(mostAttempts)} times in a row.`);
}

export function changesBetween(before: Record<string, string>, after: Record<string, string>): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((app) => ({ app, from: before[app] ?? null, to: after[app] ?? null }))
    .filter(({ from, to }) => from !== to);
}

/** Records are public: the variable replaces a person's name. */
export function whoami({
  nameInGit,
  account,
}: {
  nameInGit: () => string;
  account: () => { username: string };
} = usualNames): string {
  try {
    return process.env['PORTAL_SHIPPER'] || nameInGit() || process.env['USER'] || account().username;
  } catch {
    // The user of a container may be a number without an account.
    return 'unknown';
  }
}
