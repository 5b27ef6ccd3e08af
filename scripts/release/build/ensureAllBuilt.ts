import path from 'node:path';
import { root } from '#process/root.ts';
import { apps } from './apps.ts';
import { ensureBuilt } from './ensureBuilt.ts';

export async function ensureAllBuilt(): Promise<void> {
  for (const { folder } of apps) await ensureBuilt(folder, path.join(root, folder, 'dist'));
}
