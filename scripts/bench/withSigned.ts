import type { Browser } from 'playwright-core';
import { launchChromium } from '#browser/launchChromium.ts';
import { signInAt, type Signed } from './measure.ts';
import { startPortals, type Wanted } from './startPortals.ts';

/** Portals that are served, and a browser in which somebody has signed in at each. */
interface Bench {
  browser: Browser;
  signed: Signed[];
  /** Word on the command line of a further Chromium that makes it trust the portals. */
  trust: string;
  /** Origin of the API, also where the portals have it on their own. */
  api: string;
}

/** Serves contenders for as long as they are used. */
export async function withSigned(wanted: Wanted, use: (bench: Bench) => Promise<void>): Promise<void> {
  const { portals, trust, api, stop } = await startPortals(wanted);
  try {
    const browser = await launchChromium([trust]);
    try {
      const signed: Signed[] = [];
      for (const portal of portals) signed.push(await signInAt(browser, portal));
      await use({ browser, signed, trust, api });
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}
