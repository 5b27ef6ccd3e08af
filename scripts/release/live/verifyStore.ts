import { packings } from '../serve/packings.mjs';
import { integrityOf } from './buildId.mjs';
import { folderOf } from './published.mjs';

/**
 * Whether every file of a set lies in the store as its `release.json` says, packed as well as plain.
 *
 * @param {import('./store.mjs').Store} store
 * @param {import('./readBuild.mjs').Release[]} set
 * @returns {Promise<string[]>} what is wrong, in sentences
 */
export async function verifyStore(store, set) {
  const faults = set.flatMap(({ app, build, files }) =>
    Object.entries(files).flatMap(([file, { sha384 }]) => {
      const key = `${folderOf(app, build)}/${file}`;
      return [
        plainFault(store, key, sha384),
        ...packings.map((packing) => packedFault(store, key, sha384, packing)),
      ];
    }),
  );
  return (await Promise.all(faults)).filter((fault) => fault !== null);
}

/** @param {import('./store.mjs').Store} store @param {string} key @param {string} sha384 */
async function plainFault(store, key, sha384) {
  const bytes = await store.read(key);
  if (!bytes) return `${key} is missing in ${store.name}.`;
  return integrityOf(bytes) === sha384 ? null : `${key} is not what was published.`;
}

/** @param {import('./store.mjs').Store} store @param {string} key @param {string} sha384 @param {typeof packings[number]} packing */
async function packedFault(store, key, sha384, { extension, unpack }) {
  const packed = await store.read(`${key}.${extension}`);
  const content = packed && (await unpack(packed).catch(() => Buffer.alloc(0)));
  // Without a packed version the plain one is served.
  return !content || integrityOf(content) === sha384
    ? null
    : `${key}.${extension} is not what was published.`;
}
