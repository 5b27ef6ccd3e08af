import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './findChromium.ts';

/** Path of a Chromium, installed with apt-get if needed. Throws a sentence that says what to do. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;

  console.log('Installing Chromium …');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    if (!run('apt-get', 'install', '-y', '-qq', 'chromium')) {
      run('apt-get', 'update', '-qq');
      run('apt-get', 'install', '-y', '-qq', 'chromium');
    }
  } else run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');

  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Chromium is needed and could not be installed: install it, or name it in the variable CHROMIUM_PATH.',
  );
}

const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
