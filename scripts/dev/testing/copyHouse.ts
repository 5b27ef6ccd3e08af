import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTree } from '#checks/house/readTree.ts';
import { root } from '#process/root.ts';

/**
 * A copy of the repository that a test may change: every file that git knows or would know, and the installed packages
 * as links. The portal's own packages lead to the copy.
 *
 * @param options `isWhole` gives the copy every file of the packages, so that nothing in it
 * shows where the original is; it lies below the original then, where a file may have two names
 */
export function copyHouse({ isWhole = false }: { isWhole?: boolean } = {}): {
  directory: string;
  remove: () => void;
} {
  const parent = isWhole ? path.join(root, '.composed') : tmpdir();
  mkdirSync(parent, { recursive: true });
  const directory = mkdtempSync(path.join(parent, 'portal-copy-'));
  const { files, workspaces } = readTree(root);
  for (const file of files) cpSync(path.join(root, file), path.join(directory, file));

  const installed = path.join(directory, 'node_modules');
  mkdirSync(path.join(installed, '@portal'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')).filter(
    (entry) => !/^\.|^@portal$/.test(entry),
  ))
    (isWhole ? linkFiles : symlinkSync)(path.join(root, 'node_modules', name), path.join(installed, name));
  symlinkSync(path.join(root, 'node_modules/.bin'), path.join(installed, '.bin'));
  for (const folder of workspaces)
    symlinkSync(path.join(directory, folder), path.join(installed, '@portal', folder));
  cpSync(path.join(root, 'node_modules/.package-lock.json'), path.join(installed, '.package-lock.json'));
  return {
    directory,
    remove: () => {
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The same files under other names. */
function linkFiles(from: string, to: string) {
  if (!statSync(from).isDirectory()) {
    linkSync(from, to);
    return;
  }
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const file = path.join(from, name);
    // Links inside packages point to files beside them.
    if (lstatSync(file).isSymbolicLink()) symlinkSync(readlinkSync(file), path.join(to, name));
    else linkFiles(file, path.join(to, name));
  }
}
