import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file in `folder`, on the same disk, then moves it: readers see all of it or nothing. */
export async function writeWhole(
  folder: string,
  content: Buffer | string,
  move: (unfinished: string) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `unfinished-${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o644);
    try {
      // A server reads it as another user, whatever the umask.
      await file.chmod(0o644);
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await move(unfinished);
  } finally {
    await rm(unfinished, { force: true });
  }
}
