import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

declare global {
  /** Tells the benchmark that what it waits for is there. */
  var benchIsThere: ((nothing: string) => void) | undefined;
}

/** Time (ms) after which a page that has told nothing is given up. */
const longest = 120_000;

/**
 * Gives the page a function by which it tells that something is there, once. To wait for a function in the page, Playwright
 * would first run a third of a megabyte in it, in the middle of what is measured.
 *
 * @returns waits for that; throws if it does not come
 */
export async function listenTo(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchIsThere' });
  const told = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve));
  return async () => {
    const timer = new AbortController();
    const late = pause(longest, null, { signal: timer.signal }).then(() => {
      throw new Error(`What was waited for at ${page.url()} did not come.`);
    });
    try {
      await Promise.race([told, late]);
    } finally {
      timer.abort();
      await session.detach();
    }
  };
}
