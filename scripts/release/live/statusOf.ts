import { readLivePage, readSet } from './livePage.mjs';
import { readRelease } from './published.mjs';
import { historyFrom } from './releaseRecords.mjs';
import { verifyStore } from './verifyStore.mjs';
import { verifyUrl } from './verifyUrl.mjs';

/**
 * @typedef {object} Status
 * @property {string} channel
 * @property {number | null} number
 * @property {string | null} since
 * @property {string | null} by null where the record of the release cannot be read
 * @property {string | null} how in words
 * @property {AppStatus[]} apps
 * @property {string[]} faults none: it is healthy
 */

/**
 * @typedef {object} AppStatus
 * @property {string} app
 * @property {string} build
 * @property {string | null} commit
 * @property {string | null} committedAt
 * @property {string | null} since when this build went live
 * @property {string | null} by
 */

/**
 * What is live in a channel, since when, by whom, and whether it is all there.
 *
 * @param {import('./store.mjs').Store} store
 * @param {string} channel
 * @param {{ url?: string, delay?: number }} [options] `url`: look from outside as well
 * @returns {Promise<Status>}
 */
export async function statusOf(store, channel, { url, delay = 0 } = {}) {
  const page = await readLivePage(store, channel);
  const nothing = { channel, number: null, since: null, by: null, how: null, apps: [] };
  if (!page?.release) return { ...nothing, faults: [`${store.name} has no page of ${channel}.`] };

  const { number, at, builds } = page.release;
  // A server need not hand out the records.
  const history = await historyFrom(store, number).catch(() => []);
  const record = history[0];
  const apps = await Promise.all(
    Object.entries(builds).map(async ([app, build]) => {
      const release = await readRelease(store, app, build).catch(() => null);
      const others = history.findIndex((one) => one.builds[app] !== build);
      const first = others < 0 ? history.at(-1) : history[others - 1];
      return {
        app,
        build,
        commit: release?.commit ?? null,
        committedAt: release?.committedAt ?? null,
        since: first?.at ?? null,
        by: first?.by ?? null,
      };
    }),
  );
  return {
    channel,
    number,
    since: at,
    by: record?.by ?? null,
    how: record ? howOf(record) : null,
    apps,
    faults: await faultsOf(store, channel, page, record, { url, delay }),
  };
}

/**
 * @param {import('./store.mjs').Store} store
 * @param {string} channel
 * @param {import('./livePage.mjs').LivePage} page
 * @param {import('./releaseRecords.mjs').ReleaseRecord | undefined} record
 * @param {{ url: string | undefined, delay: number }} outside
 */
async function faultsOf(store, channel, page, record, { url, delay }) {
  try {
    const set = await readSet(store, page.release?.builds ?? {});
    const faults = store.name === url ? [] : await verifyStore(store, set);
    if (record && record.page !== page.digest)
      faults.push(`The page of ${channel} was changed after release ${String(record.number)} had been made.`);
    if (url) faults.push(...(await verifyUrl(url, { channel, page, set, delay })));
    return faults;
  } catch (error) {
    return [/** @type {Error} */ (error).message];
  }
}

/** @param {import('./releaseRecords.mjs').ReleaseRecord} record */
export function howOf({ kind, to, reason, changes, isConfigChanged }) {
  const what = [...changes.map(({ app }) => app), ...(isConfigChanged ? ['the configuration'] : [])].join(
    ', ',
  );
  if (reason) return `${what} taken back by the tool: ${reason}`;
  if (kind === 'rollback') return to ? `rollback to release ${String(to)}` : `rollback of ${what}`;
  return `ship of ${what}`;
}
