import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A directory that is gone when the test ends. @param {import('node:test').TestContext} context */
export function temporaryDirectory(context) {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  context.after(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
