import { readRelease } from './published.mjs';
import { readRecord } from './releaseRecords.mjs';
import { changesBetween } from './swapPage.mjs';

/** @typedef {import('./store.mjs').Store} Store */

/**
 * @typedef {object} AppDiff
 * @property {string} app
 * @property {BuildName | null} from
 * @property {BuildName | null} to
 * @property {string[]} added files
 * @property {string[]} removed
 * @property {number} bytes by how much it grew
 * @property {string[]} exposes what it offers now and did not, with `+`, and the reverse, with `-`
 * @property {string[]} shared in words
 */

/** @typedef {{ build: string, commit: string | null, committedAt: string | null }} BuildName */

/**
 * What differs between two releases.
 *
 * @param {Store} store
 * @param {number} a
 * @param {number} b
 * @returns {Promise<{ apps: AppDiff[], config: { key: string, from: unknown, to: unknown }[] }>}
 */
export async function diffReleases(store, a, b) {
  const [before, after] = await Promise.all([a, b].map((number) => needRecord(store, number)));
  if (!before || !after) throw new Error('unreachable');
  const apps = await Promise.all(
    changesBetween(before.builds, after.builds).map(async ({ app, from, to }) => {
      const [was, is] = await Promise.all(
        [from, to].map((build) => (build ? readRelease(store, app, build).catch(() => null) : null)),
      );
      const name = (/** @type {string | null} */ build, /** @type {typeof was} */ release) =>
        build ? { build, commit: release?.commit ?? null, committedAt: release?.committedAt ?? null } : null;
      const files = { was: was?.files ?? {}, is: is?.files ?? {} };
      const weight = (/** @type {typeof files.is} */ list) =>
        Object.values(list).reduce((sum, { size }) => sum + size, 0);
      return {
        app,
        from: name(from, was ?? null),
        to: name(to, is ?? null),
        added: Object.keys(files.is).filter((file) => !(file in files.was)),
        removed: Object.keys(files.was).filter((file) => !(file in files.is)),
        bytes: weight(files.is) - weight(files.was),
        exposes: signs(Object.keys(was?.exposes ?? {}), Object.keys(is?.exposes ?? {})),
        shared: signs(sharesOf(was?.shared ?? {}), sharesOf(is?.shared ?? {})),
      };
    }),
  );
  return { apps, config: configChanges(before.config, after.config) };
}

/** @param {Store} store @param {number} number */
async function needRecord(store, number) {
  const record = await readRecord(store, number);
  if (!record) throw new Error(`There is no release ${String(number)} in ${store.name}.`);
  return record;
}

/** @param {Record<string, { version: string, range: string }>} shared */
const sharesOf = (shared) =>
  Object.entries(shared).map(([key, { version, range }]) => `${key} ${version} (${range})`);

/** @param {string[]} before @param {string[]} after */
const signs = (before, after) => [
  ...before.filter((one) => !after.includes(one)).map((one) => `-${one}`),
  ...after.filter((one) => !before.includes(one)).map((one) => `+${one}`),
];

/** @param {object} before @param {object} after @param {string} [prefix] @returns {{ key: string, from: unknown, to: unknown }[]} */
function configChanges(before, after, prefix = '') {
  const [was, is] = /** @type {Record<string, unknown>[]} */ ([before, after]);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [from, to] = [was?.[name], is?.[name]];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    if (typeof from === 'object' && from && typeof to === 'object' && to)
      return configChanges(from, to, `${prefix}${name}.`);
    return [{ key: `${prefix}${name}`, from, to }];
  });
}
