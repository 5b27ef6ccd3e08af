import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest } from '#checks/house/Manifest.ts';
import { readApps, type App } from '#release/build/apps.ts';
import { root } from '#process/root.ts';

/** The repository before the new remote. */
export interface House {
  apps: App[];
  /** of the top level, also those that are no packages */
  folders: string[];
  /** of packages that the host uses */
  versions: Record<string, string>;
  lockfile: string;
}

export async function readHouse(): Promise<House> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    apps: await readApps({ areMoved: false }),
    folders: readdirSync(root),
    versions: parseManifest(read('host/package.json')).dependencies,
    lockfile: read('package-lock.json'),
  };
}
