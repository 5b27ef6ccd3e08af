import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Makes a folder and the missing ones above it, into which readers get whatever the umask of whoever ships. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await chmod(made, (await stat(made)).mode | 0o755);
}
