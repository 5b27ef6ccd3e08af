import { DifferentBytes } from './store.mjs';

/** @typedef {import('./store.mjs').Store} Store */

/**
 * What is kept of a release at `releases/<n>.json`. It is written before its page is swapped in, so not each of them was
 * ever live: those are who can be reached from the live page through `previous`.
 *
 * @typedef {object} ReleaseRecord
 * @property {number} number
 * @property {string} channel
 * @property {string} at
 * @property {string} by
 * @property {'ship' | 'rollback'} kind
 * @property {Change[]} changes
 * @property {boolean} isConfigChanged
 * @property {number} [to] of a rollback: the release whose builds were taken back
 * @property {string} [reason] of a rollback that the tool made by itself
 * @property {number | null} previous the release of this channel that it replaced
 * @property {Record<string, string>} builds the whole set
 * @property {import('./readConfig.mjs').PortalConfig} config
 * @property {string} page the digest of the page
 */

/** @typedef {{ app: string, from: string | null, to: string | null }} Change */

const folder = 'releases/';
/** @param {number} number */
const keyOf = (number) => `${folder}${String(number)}.json`;

/** @param {Store} store @param {number} number @returns {Promise<ReleaseRecord | null>} */
export async function readRecord(store, number) {
  const bytes = await store.read(keyOf(number));
  return bytes && JSON.parse(String(bytes));
}

/** @param {Store} store */
export async function recordNumbers(store) {
  return (await store.list(folder))
    .map(({ key }) => Number(/^releases\/(\d+)\.json$/.exec(key)?.[1] ?? NaN))
    .filter((number) => !Number.isNaN(number))
    .sort((a, b) => a - b);
}

/** @param {Store} store @param {number} number */
export const deleteRecord = (store, number) => store.delete(keyOf(number));

/**
 * Takes the next free number.
 *
 * @param {Store} store
 * @param {(number: number) => ReleaseRecord} recordOf
 */
export async function writeRecord(store, recordOf) {
  for (let number = ((await recordNumbers(store)).at(-1) ?? 0) + 1; ; number += 1) {
    const record = recordOf(number);
    try {
      const bytes = Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
      if ((await store.putIfAbsent(keyOf(number), bytes)) === 'written') return record;
    } catch (error) {
      if (!(error instanceof DifferentBytes)) throw error;
    }
  }
}

/**
 * What has been live in a channel, the newest first, as far back as it is kept.
 *
 * @param {Store} store
 * @param {number | undefined} number of the live release
 * @returns {Promise<ReleaseRecord[]>}
 */
export async function historyFrom(store, number) {
  const history = [];
  for (let next = number ?? null; next !== null;) {
    const record = await readRecord(store, next);
    if (!record) break;
    history.push(record);
    next = record.previous;
  }
  return history;
}
