import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file to disk under a name that nobody reads, and lets `move` bring it to its own in one step: whoever looks
 * sees all of it or nothing.
 *
 * @param folder where it lies until then, on the same disk
 */
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
