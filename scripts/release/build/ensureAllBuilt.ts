import path from 'node:path';
import { root } from '#process/root.ts';
import { appFolders } from './apps.ts';
import { ensureBuilt } from './ensureBuilt.ts';

export async function ensureAllBuilt(): Promise<void> {
  for (const folder of appFolders()) await ensureBuilt(folder, path.join(root, folder, 'dist'));
}
