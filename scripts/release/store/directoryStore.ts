import { existsSync } from 'node:fs';
import { link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#process/codeOf.ts';
import { listEntries, removeWithEmptyFolders } from './directoryEntries.ts';
import { checkKey, DifferentBytes, digestOf, type Store } from './store.ts';
import { makeFolder } from './makeFolder.ts';
import { onceDone } from './onceDone.ts';
import { proveDirectory } from './proveDirectory.ts';
import { whileRoom } from './whileRoom.ts';
import { withLock } from './withLock.ts';
import { writeWhole } from './writeWhole.ts';

/** Others took over the lock, believing its holder dead. */
class LockLost extends Error {}

/** Another user's folder, and a disk that is only read. */
const closed = ['EACCES', 'EPERM', 'EROFS'];

/** Unpublished: locks, and unfinished files. */
const ownFolder = '.store';

/** A store in a directory that any static server can serve. Files appear whole, moved in one step, proved first. */
export function directoryStore(directory: string, prove: typeof proveDirectory = proveDirectory): Store {
  const fileOf = (key: string) => {
    checkKey(key);
    return path.join(directory, key);
  };
  const own = path.join(directory, ownFolder);
  const makeProved = async () => {
    try {
      await makeFolder(directory);
      await prove(path.join(own, 'unfinished'));
    } catch (error) {
      const code = codeOf(error) ?? '';
      if (!closed.includes(code)) throw error;
      const said = `This user may not write to ${directory} (${code}): whoever ships needs to.`;
      throw new Error(said, { cause: error });
    }
  };
  const proved = onceDone(() => whileRoom(directory, makeProved));

  const read = async (key: string) => {
    try {
      return await readFile(fileOf(key));
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
      throw error;
    }
  };

  const write = (key: string, bytes: Buffer, move: typeof link) => {
    const target = fileOf(key);
    const moveIn = async (unfinished: string) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await makeFolder(path.dirname(target));
          await move(unfinished, target);
          return;
        } catch (error) {
          // Another process deleted the empty folder, or one above it.
          if (codeOf(error) !== 'ENOENT' || attempt === 5) throw error;
        }
      }
    };
    return whileRoom(directory, () => writeWhole(path.join(own, 'unfinished'), bytes, moveIn));
  };

  /** Removes files that killed processes have left. */
  const removeUnfinished = async () => {
    const folder = path.join(own, 'unfinished');
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      if (found && Date.now() - found.mtimeMs > 3_600_000) await rm(file, { force: true, recursive: true });
    }
  };

  const lockOf = (key: string) => path.join(own, 'locks', key.replaceAll('/', '+'));

  return {
    name: directory,
    read,

    putIfAbsent: async (key, bytes) => {
      const compare = (there: Buffer) => {
        if (!there.equals(bytes)) throw new DifferentBytes(key);
        return 'same' as const;
      };
      const there = await read(key);
      if (there) return compare(there);
      await proved();
      try {
        await write(key, bytes, link);
        return 'written';
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        return compare((await read(key)) ?? Buffer.alloc(0));
      }
    },

    compareAndSwap: async (key, expected, bytes) => {
      await proved();
      const swap = async (isMine: () => Promise<boolean>) => {
        const there = await read(key);
        if ((there && digestOf(there)) !== expected) return false;
        await removeUnfinished();
        try {
          await write(key, bytes, async (from, to) => {
            if (!(await isMine())) throw new LockLost();
            await rename(from, to);
          });
          return true;
        } catch (error) {
          if (error instanceof LockLost) return false;
          throw error;
        }
      };
      return whileRoom(directory, () => withLock(lockOf(key), swap));
    },

    list: (prefix) => listEntries(directory, prefix, ownFolder),

    delete: async (key) => {
      const file = fileOf(key);
      const remove = () => removeWithEmptyFolders(file, directory);
      // A swap in the same moment would bring the page back. It goes even where no lock can be had, as on a full disk.
      if (existsSync(lockOf(key))) await withLock(lockOf(key), remove).catch(remove);
      else await remove();
    },
  };
}
