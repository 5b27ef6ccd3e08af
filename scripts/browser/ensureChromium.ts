import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} */
function installed() {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...usualPlaces, chromium.executablePath()].find((place) =>
    existsSync(place),
  );
}

/** @param {string} command @param {string[]} parts */
const run = (command, ...parts) =>
  spawnSync(command, parts, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Where the browser for walks through the portal is; installs one where that is possible without asking.
 *
 * @returns {string}
 * @throws {Error} a sentence that says what to do
 */
export function findChromium() {
  const found = installed();
  if (found) return found;

  console.log('Installing Chromium …');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    if (!run('apt-get', 'install', '-y', '-qq', 'chromium')) {
      run('apt-get', 'update', '-qq');
      run('apt-get', 'install', '-y', '-qq', 'chromium');
    }
  } else run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');

  const now = installed();
  if (now) return now;
  throw new Error(
    'Chromium is needed and could not be installed: install it, or name it in the variable CHROMIUM_PATH.',
  );
}
