import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from './ensureChromium.ts';

export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args });
