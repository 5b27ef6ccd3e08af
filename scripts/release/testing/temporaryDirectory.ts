import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from '#jest/onTestFinished.ts';

/** A store makes sure that what it wrote is on the disk; in memory that takes no time. */
const memory = '/dev/shm';

/** A directory that is gone when the test ends, or what else calls back. */
export function temporaryDirectory(onEnd: (remove: () => void) => void = onTestFinished) {
  const parent = existsSync(memory) ? memory : tmpdir();
  const directory = mkdtempSync(path.join(parent, 'portal-release-'));
  onEnd(() => {
    rmSync(directory, { recursive: true, force: true });
  });
  return directory;
}
