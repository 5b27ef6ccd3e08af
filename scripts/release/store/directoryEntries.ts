import { existsSync } from 'node:fs';
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#process/codeOf.ts';
import type { StoredEntry } from './store.ts';

/** Entries below a directory whose key starts with `prefix`, sorted by key, without those in the folder `hidden`. */
export async function listEntries(directory: string, prefix: string, hidden: string): Promise<StoredEntry[]> {
  const cut = prefix.lastIndexOf('/') + 1;
  const keys = (await entriesBelow(path.join(directory, prefix.slice(0, cut)), prefix.slice(cut)))
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

/** Of a folder only what is called so is looked into: a disk of its own has folders of the system beside a store's. */
async function entriesBelow(folder: string, beginning: string) {
  for (;;)
    try {
      const all = await readdir(folder, { withFileTypes: true });
      const called = all.filter(({ name }) => name.startsWith(beginning));
      const below = called
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => readdir(path.join(folder, name), { recursive: true, withFileTypes: true }));
      return [...called, ...(await Promise.all(below)).flat()];
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
