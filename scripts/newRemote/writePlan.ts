import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './planNewRemote.ts';

/** Writes a plan and links the new workspace, so that nothing has to be installed. */
export function writePlan(root: string, { names: { folder }, made, changed }: Plan) {
  const texts = { ...made, ...changed };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const installed = path.join(root, 'node_modules');
  const link = path.join(installed, '@portal', folder);
  if (!existsSync(link)) symlinkSync(path.join('../..', folder), link, 'junction');
  writeFileSync(path.join(installed, '.portal-installed'), String(texts['package-lock.json']));
}
