import path from 'node:path';
import { root } from '#process/root.ts';
import { appFolders } from './apps.ts';
import { ensureBuilt } from './ensureBuilt.ts';

export async function ensureAllBuilt(folders = appFolders()): Promise<void> {
  for (const folder of folders) await ensureBuilt(folder, path.join(root, folder, 'dist'));
}
