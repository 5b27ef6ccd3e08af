import { chromium } from 'playwright-core';
import { findChromium } from './findChromium.mjs';

/**
 * A browser without a window; the first one that this machine has, or a new one.
 *
 * @param {string[]} [more] arguments for it
 * @returns {Promise<import('playwright-core').Browser>}
 */
export const launchChromium = (more = []) =>
  chromium.launch({
    executablePath: findChromium(),
    // A browser that root starts has no sandbox to work in.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...more],
  });
