import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const oldestNode = [20, 19];

/** Installs what package-lock.json names, unless exactly that has been installed. Needs nothing but Node itself. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < Number(oldestNode[0]) || (major === oldestNode[0] && minor < Number(oldestNode[1]))) {
    console.error(`Node ${oldestNode.join('.')} or newer is needed; this is Node ${process.versions.node}.`);
    process.exit(1);
  }

  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const mark = path.join(root, 'node_modules/.portal-installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;

  console.log('Installing dependencies …');
  rmSync(mark, { force: true });
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed; npm says why above.');
    process.exit(1);
  }
  writeFileSync(mark, lock);
}
