import { existsSync } from 'node:fs';
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#process/codeOf.ts';
import type { StoredEntry } from './store.ts';

/** Entries below a directory whose key starts with `prefix`, sorted by key, without those in the folder `hidden`. */
export async function listEntries(directory: string, prefix: string, hidden: string): Promise<StoredEntry[]> {
  const folder = path.join(directory, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  const keys = (await entriesBelow(folder))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((key) => key.startsWith(prefix) && !key.startsWith(`${hidden}/`))
    .sort();
  const listed = await Promise.all(
    keys.map(async (key) => {
      const found = await stat(path.join(directory, key)).catch(() => null);
      return found ? { key, size: found.size, modified: found.mtime } : null;
    }),
  );
  return listed.filter((entry) => entry !== null);
}

async function entriesBelow(folder: string) {
  for (;;)
    try {
      return await readdir(folder, { recursive: true, withFileTypes: true });
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      // Or others have removed a folder below in this instant: the next look finds the rest.
      if (!existsSync(folder)) return [];
    }
}

/** Removes a file, and the folders below `directory` that are empty afterwards. */
export async function removeWithEmptyFolders(file: string, directory: string): Promise<void> {
  await rm(file, { force: true });
  for (
    let folder = path.dirname(file);
    folder.startsWith(directory + path.sep);
    folder = path.dirname(folder)
  )
    try {
      await rmdir(folder);
    } catch {
      return; // others are in there
    }
}
