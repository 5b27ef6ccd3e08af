import { DifferentBytes } from './store.mjs';

/** @typedef {import('./store.mjs').Store} Store */
/** @typedef {import('./readBuild.mjs').Release} Release */

/** Where a build lies, as a key of the store and, with a slash before it, as an address. @param {string} app @param {string} build */
export const folderOf = (app, build) => `apps/${app}/${build}`;

/** @param {string} app @param {string} build */
const releaseKey = (app, build) => `${folderOf(app, build)}/release.json`;

/**
 * @param {Store} store
 * @param {string} app
 * @param {string} build
 * @returns {Promise<Release>}
 * @throws {Error} a sentence, when the store does not have it
 */
export async function readRelease(store, app, build) {
  const bytes = await store.read(releaseKey(app, build));
  if (!bytes) throw new Error(`${releaseKey(app, build)} is missing in ${store.name}.`);
  const release = JSON.parse(String(bytes));
  if (release.format !== 1)
    throw new Error(`${releaseKey(app, build)} was written by a newer tool: update your checkout.`);
  return release;
}

/**
 * Publishes a build: its files first, then the `release.json` that makes it one. What is there already stays.
 *
 * @param {Store} store
 * @param {import('./readBuild.mjs').Build} build
 * @param {(step: string) => void} [onStep]
 * @returns {Promise<'written' | 'same'>}
 */
export async function publish(store, { release, read }, onStep = () => {}) {
  const folder = folderOf(release.app, release.build);
  for (const file of Object.keys(release.files)) {
    await store.putIfAbsent(`${folder}/${file}`, read(file));
    onStep(`published ${file}`);
  }
  const key = releaseKey(release.app, release.build);
  try {
    return await store.putIfAbsent(key, Buffer.from(`${JSON.stringify(release, null, 2)}\n`));
  } catch (error) {
    // The same content may come out of two commits. The one that was published first keeps its name on it.
    const there = await store.read(key);
    if (error instanceof DifferentBytes && there && isSameContent(JSON.parse(String(there)), release))
      return 'same';
    throw error;
  } finally {
    onStep('published release.json');
  }
}

/** @param {Release} a @param {Release} b */
function isSameContent(a, b) {
  const content = (/** @type {Release} */ release) =>
    JSON.stringify({ ...release, commit: null, committedAt: null, isClean: true });
  return content(a) === content(b);
}
