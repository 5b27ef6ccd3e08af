import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from './ensureChromium.ts';

/** Starts a browser without a window. */
export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args });
