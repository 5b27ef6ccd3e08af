import { isPackable, packings } from '../serve/packings.mjs';
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

/** Brotli's best: a file is packed once and read for years. */
const best = 11;

/**
 * Publishes a build: its files first, each with its packed versions beside it, then the `release.json` that makes it a
 * build. What is there already stays.
 *
 * @param {Store} store
 * @param {import('./readBuild.mjs').Build} build
 * @param {{ onStep?: (step: string) => void, quality?: number }} [options] `quality` of the packing, for those in a hurry
 * @returns {Promise<'written' | 'same'>}
 */
export async function publish(store, { release, read }, { onStep = () => {}, quality = best } = {}) {
  const folder = folderOf(release.app, release.build);
  for (const file of Object.keys(release.files)) {
    await store.putIfAbsent(`${folder}/${file}`, read(file));
    await packBeside(store, `${folder}/${file}`, quality);
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
    await packBeside(store, key, quality);
    onStep('published release.json');
  }
}

/** Packs what lies in the store, whoever has put it there. @param {Store} store @param {string} key @param {number} quality */
async function packBeside(store, key, quality) {
  const content = await store.read(key);
  if (!content || !isPackable(key, content)) return;
  for (const { extension, pack } of packings) {
    const beside = `${key}.${extension}`;
    if (await store.read(beside)) continue;
    const packed = await pack(content, quality);
    if (packed.length >= content.length) continue;
    await store.putIfAbsent(beside, packed).catch((error) => {
      // Another version of the packer was faster: what comes out of it is the same.
      if (!(error instanceof DifferentBytes)) throw error;
    });
  }
}

/** @param {Release} a @param {Release} b */
function isSameContent(a, b) {
  const content = (/** @type {Release} */ release) =>
    JSON.stringify({ ...release, commit: null, committedAt: null, isClean: true });
  return content(a) === content(b);
}
