import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTree } from '../../checks/house/readTree.mjs';

const root = path.join(import.meta.dirname, '../../..');

/**
 * A copy of the repository that a test may change: every file that git knows or would know, and the installed packages
 * as links. The portal's own packages lead to the copy.
 *
 * @returns {{ directory: string, remove: () => void }}
 */
export function copyHouse() {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-copy-'));
  const { files, workspaces } = readTree(root);
  for (const file of files) cpSync(path.join(root, file), path.join(directory, file));

  const installed = path.join(directory, 'node_modules');
  mkdirSync(path.join(installed, '@portal'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')).filter(
    (entry) => !/^\.|^@portal$/.test(entry),
  ))
    symlinkSync(path.join(root, 'node_modules', name), path.join(installed, name));
  symlinkSync(path.join(root, 'node_modules/.bin'), path.join(installed, '.bin'));
  for (const folder of workspaces)
    symlinkSync(path.join(directory, folder), path.join(installed, '@portal', folder));
  writeFileSync(
    path.join(installed, '.portal-installed'),
    readFileSync(path.join(directory, 'package-lock.json')),
  );
  return {
    directory,
    remove: () => {
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
