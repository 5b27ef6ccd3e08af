import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Chromium without anything that draws windows: it needs about two thirds of the processor time. */
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

/**
 * Path of the Chromium that drives the portal: the one that CHROMIUM_PATH names, else a headless shell, else a browser.
 *
 * @param isWhole leaves headless shells out
 */
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
