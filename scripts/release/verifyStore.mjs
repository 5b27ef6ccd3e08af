import { integrityOf } from './buildId.mjs';
import { folderOf } from './published.mjs';

/**
 * Whether every file of a set lies in the store as its `release.json` says.
 *
 * @param {import('./store.mjs').Store} store
 * @param {import('./readBuild.mjs').Release[]} set
 * @returns {Promise<string[]>} what is wrong, in sentences
 */
export async function verifyStore(store, set) {
  const faults = set.flatMap(({ app, build, files }) =>
    Object.entries(files).map(async ([file, { sha384 }]) => {
      const key = `${folderOf(app, build)}/${file}`;
      const bytes = await store.read(key);
      if (!bytes) return `${key} is missing in ${store.name}.`;
      return integrityOf(bytes) === sha384 ? null : `${key} is not what was published.`;
    }),
  );
  return (await Promise.all(faults)).filter((fault) => fault !== null);
}
