import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from './openBrowser';
import { Reader } from './Reader';
import { startPortal, type Portal } from './startPortal';

interface Stage {
  readonly portal: Portal;
  /** Somebody new, with an empty browser. */
  arrive: (options?: BrowserContextOptions) => Promise<Reader>;
  /** Somebody who has signed in before, with a browser that remembers it. Comes before orders to the API. */
  arriveSignedIn: (options?: BrowserContextOptions, name?: string) => Promise<Reader>;
}

/** A portal for all tests of a file. Each test begins with an API that works, and leaves no tab behind. */
export function withPortal(options: Parameters<typeof startPortal>[0] = {}): Stage {
  let portal: Portal;
  let browser: Browser;
  const sessions = new Map<string, ReturnType<typeof rememberSignIn>>();

  const rememberSignIn = async (name: string) => {
    const reader = await Reader.arrive(browser, portal);
    await reader.openSignedIn('/', name);
    await reader.page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    const state = await reader.context.storageState();
    await reader.leave();
    return state;
  };

  beforeAll(async () => {
    browser = await openBrowser();
    portal = await startPortal(options);
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
    arriveSignedIn: async (contextOptions, name = 'Ada') => {
      const known = sessions.get(name) ?? rememberSignIn(name);
      sessions.set(name, known);
      return Reader.arrive(browser, portal, { ...contextOptions, storageState: await known });
    },
  };
}
