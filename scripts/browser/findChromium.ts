import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Chromium without window drawing: about two thirds of the processor time. */
const headlessShells = ['/usr/bin/chromium-headless-shell'];

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** CHROMIUM_PATH, else a headless shell (unless `isWhole`), else a browser. */
export function findChromium(isWhole = false): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const candidates = [
    ...(named ? [named] : []),
    ...(isWhole ? [] : headlessShells),
    ...wholeBrowsers,
    chromium.executablePath(),
  ];
  return candidates.find((file) => existsSync(file));
}
