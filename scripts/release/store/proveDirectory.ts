import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#process/codeOf.ts';

/** How often a file is replaced and looked at. */
const rounds = 10;

/** The part of the file system that is proved. */
export interface Moves {
  link: typeof link;
  rename: typeof rename;
}

/**
 * Tries what a store asks of a disk: a name that is taken is not taken again (hard links), and a replaced file is the old
 * one or the new one, whole. Throws a sentence where it does not do that, as some network disks.
 *
 * @param folder on that disk; may not exist yet
 */
export async function proveDirectory(folder: string, moves: Moves = { link, rename }): Promise<void> {
  const own = path.join(folder, `proof-${randomUUID()}`);
  await mkdir(own, { recursive: true });
  try {
    const fault = (await linkFault(own, moves)) ?? (await renameFault(own, moves));
    if (fault) throw new Error(`${folder} is on a disk that cannot hold a store: ${fault}.`);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function linkFault(folder: string, moves: Moves): Promise<string | null> {
  const [one, two] = [path.join(folder, 'one'), path.join(folder, 'two')];
  await writeFile(one, 'one');
  try {
    await moves.link(one, two);
  } catch (error) {
    return `it has no hard links (${String(codeOf(error))})`;
  }
  const second = await moves.link(one, two).then(
    () => null,
    (error: unknown) => codeOf(error),
  );
  return second === 'EEXIST' ? null : 'two could publish under one name';
}

async function renameFault(folder: string, moves: Moves): Promise<string | null> {
  const page = path.join(folder, 'page');
  const contents = ['a', 'b'].map((letter) => letter.repeat(50_000));
  await writeFile(page, contents[0] ?? '');
  for (let round = 1; round <= rounds; round += 1) {
    const next = path.join(folder, 'next');
    await writeFile(next, contents[round % 2] ?? '');
    let isMoving = true;
    const seesHalf = async () => {
      do {
        const text = await readFile(page, 'utf8').catch(() => '');
        if (!contents.includes(text)) return true;
      } while (isMoving);
      return false;
    };
    const looks = Promise.all([seesHalf(), seesHalf(), seesHalf()]);
    await moves.rename(next, page).finally(() => {
      isMoving = false;
    });
    if ((await looks).includes(true)) return 'readers would see half of a page while it is replaced';
  }
  return null;
}
