import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { pageKey, pageOf, readLivePage, readSet } from './livePage.mjs';
import { writeRecord } from './releaseRecords.mjs';
import { digestOf } from './store.mjs';

/** @typedef {import('./store.mjs').Store} Store */
/** @typedef {import('./livePage.mjs').LivePage} LivePage */
/** @typedef {import('./releaseRecords.mjs').ReleaseRecord} ReleaseRecord */

/**
 * What is to be live next.
 *
 * @typedef {object} Plan
 * @property {Record<string, string>} builds the whole set
 * @property {import('./readConfig.mjs').PortalConfig} config
 * @property {ReleaseRecord['kind']} kind
 * @property {number} [to]
 * @property {string} [reason]
 */

/**
 * @typedef {object} Swap
 * @property {boolean} isNew false when the page says all this already
 * @property {number} number
 * @property {LivePage | null} before
 * @property {Buffer} page
 * @property {import('./readBuild.mjs').Release[]} set
 * @property {ReleaseRecord | null} record
 */

/** Nobody loses that often to others unless something is wrong. */
const mostAttempts = 200;

/**
 * Makes a new release live. When somebody else was faster, `plan` is asked again with what is live then: so both end
 * up live.
 *
 * @param {Store} store
 * @param {string} channel
 * @param {(live: LivePage | null) => Plan | Promise<Plan>} plan may throw: nothing has changed then
 * @param {(step: string) => void} [onStep]
 * @returns {Promise<Swap>}
 */
export async function swapPage(store, channel, plan, onStep = () => {}) {
  const by = whoami();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const live = await readLivePage(store, channel);
    onStep('read the live page');
    const { builds, config, ...rest } = await plan(live);
    const set = await readSet(store, builds);
    onStep('checked');

    if (live?.release) {
      const { number, at } = live.release;
      const page = pageOf(set, config, { number, channel, at });
      if (digestOf(page) === live.digest)
        return { isNew: false, number, before: live, page, set, record: null };
    }

    const at = new Date().toISOString();
    const rendered = (/** @type {number} */ number) => pageOf(set, config, { number, channel, at });
    const record = await writeRecord(store, (number) => ({
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

/**
 * @param {Record<string, string>} before
 * @param {Record<string, string>} after
 * @returns {import('./releaseRecords.mjs').Change[]}
 */
export function changesBetween(before, after) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((app) => ({ app, from: before[app] ?? null, to: after[app] ?? null }))
    .filter(({ from, to }) => from !== to);
}

/** The records are served with the portal: a team that wants no person's name there sets the variable. */
function whoami() {
  if (process.env.PORTAL_SHIPPER) return process.env.PORTAL_SHIPPER;
  const git = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8', cwd: import.meta.dirname });
  return git.stdout?.trim() || process.env.USER || userInfo().username;
}
