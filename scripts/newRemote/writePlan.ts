import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './planNewRemote.ts';

/** Writes a plan and links the new workspace, so that nothing has to be installed. */
export function writePlan(root: string, { names: { folder }, files, lockfile }: Plan) {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(root, folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  writeFileSync(path.join(root, 'package-lock.json'), lockfile);
  const link = path.join(root, 'node_modules/@portal', folder);
  if (!existsSync(link)) symlinkSync(path.join('../..', folder), link, 'junction');
}
