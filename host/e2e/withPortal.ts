import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from './openBrowser';
import { Reader } from './Reader';
import { startPortal, type Portal } from './startPortal';

interface Stage {
  readonly portal: Portal;
  /** Somebody new, with an empty browser. */
  arrive: (options?: BrowserContextOptions) => Promise<Reader>;
}

/** A portal for all tests of a file. Each test begins with an API that works, and leaves no tab behind. */
export function withPortal(options: Parameters<typeof startPortal>[0] = {}): Stage {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(options), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await portal.stop();
  });
  beforeEach(() => portal.control({ reset: true }));
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });

  return {
    get portal() {
      return portal;
    },
    arrive: (contextOptions) => Reader.arrive(browser, portal, contextOptions),
  };
}
