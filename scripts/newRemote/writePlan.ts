import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes what is planned, and tells the installed packages: nothing has to be installed anew.
 *
 * @param {string} root
 * @param {import('./planNewRemote.mjs').Plan} plan
 */
export function writePlan(root, { names: { folder }, made, changed }) {
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
