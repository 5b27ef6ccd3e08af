import { folderOf } from '../store/published.ts';
import { isKey, type Store } from '../store/store.ts';

/** A folder of a store that holds a build, or the beginning of one. */
export interface StoredBuild {
  app: string;
  build: string;
  /** in the order in which they may be deleted */
  keys: string[];
  /** of all files (bytes) */
  size: number;
  /** time (ms) of the newest file */
  modified: number;
}

const isOfBuild = (key: string) => isKey(key) && key.split('/').length > 3;

/** Files among the builds that are of none, as a file manager leaves them: nothing reads or deletes them. */
export const otherFiles = async (store: Store): Promise<string[]> =>
  (await store.list('apps/')).map(({ key }) => key).filter((key) => !isOfBuild(key));

/** Everything that is published, by folder. */
export async function storedBuilds(store: Store): Promise<Map<string, StoredBuild>> {
  const found: Map<string, StoredBuild> = new Map();
  for (const { key, size, modified } of await store.list('apps/')) {
    if (!isOfBuild(key)) continue;
    const [, app = '', build = ''] = key.split('/');
    const folder = folderOf(app, build);
    const entry = found.get(folder) ?? { app, build, keys: [], size: 0, modified: 0 };
    // release.json goes first, so that nobody takes the rest for a build.
    if (key.endsWith('/release.json')) entry.keys.unshift(key);
    else entry.keys.push(key);
    entry.size += size;
    entry.modified = Math.max(entry.modified, modified.getTime());
    found.set(folder, entry);
  }
  return found;
}
