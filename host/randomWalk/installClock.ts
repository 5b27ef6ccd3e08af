import type { BrowserContext } from 'playwright-core';

declare global {
  /** The browser's own, in pages of the walk. */
  var performanceOfBrowser: Performance;
}

/** A clock that can be put forward. It hides the browser's timing entries, from which the portal learns what failed. */
export async function installClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.performanceOfBrowser = performance;
  });
  await context.clock.install();
  await context.addInitScript(() => {
    performance.getEntriesByType = (type) => globalThis.performanceOfBrowser.getEntriesByType(type);
  });
}
