import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest } from './Manifest.ts';

/** Package folders under "workspaces" in package.json, in its order; `remote-*` stands for all that there are. */
export function workspacesIn(root: string): string[] {
  const { workspaces } = parseManifest(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const folders = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'package.json')));
  return workspaces.flatMap((pattern) =>
    folders.filter((folder) =>
      pattern.endsWith('*') ? folder.startsWith(pattern.slice(0, -1)) : folder === pattern,
    ),
  );
}
