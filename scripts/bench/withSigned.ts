import type { Browser } from 'playwright-core';
import { launchChromium } from '#browser/launchChromium.ts';
import { signInAt, type Signed } from './measure.ts';
import { startPortals, type Contender } from './startPortals.ts';

/** Portals that are served, and a browser in which somebody has signed in at each. */
interface Bench {
  browser: Browser;
  signed: Signed[];
  /** Word on the command line of a further Chromium that makes it trust the portals. */
  trust: string;
}

/** Serves contenders for as long as they are used. @param places of the API: whether it is elsewhere */
export async function withSigned(
  contenders: Contender[],
  places: boolean[],
  use: (bench: Bench) => Promise<void>,
): Promise<void> {
  const { portals, trust, stop } = await startPortals(contenders, places);
  try {
    const browser = await launchChromium([trust]);
    try {
      const signed: Signed[] = [];
      for (const portal of portals) signed.push(await signInAt(browser, portal));
      await use({ browser, signed, trust });
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}
