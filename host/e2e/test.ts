import { expect, test as base } from '@playwright/test';
import { changePage, type PageData } from './changePage';
import { Reader, type ArriveOptions } from './Reader';
import type { Visits } from '@portal/scripts/browser/recallVisits.ts';
import { secretsIn } from './secretsIn';
import { startPortal, type Portal } from './startPortal';
import { storageBehind } from './storageBehind';
import { tracesIn } from './tracesIn';
import { watchViolations, type Violation } from './watchViolations';

interface WorkerFixtures {
  /** Differences from the local configuration. A file that sets them has its own portal. */
  portalOptions: NonNullable<Parameters<typeof startPortal>[0]>;
  /** The portal of all walks that this worker runs with the same options. */
  runningPortal: Portal;
  /** Browser state of employees who have signed in at that portal, by name. */
  signedIn: Map<string, Promise<Visits>>;
}

interface WalkFixtures {
  /** Directives of the violations that a walk provokes; any other fails it. */
  provoked: RegExp;
  /** Attempts that the page's policies have refused so far. */
  violations: Violation[];
  /** A production build with an identity provider and an API of its own, which works when a walk begins. */
  portal: Portal;
  /** Changes the data in the release page until the walk is over. */
  changePage: (change: (data: PageData) => void) => void;
  /** Somebody new, with an empty browser. */
  arrive: (options?: ArriveOptions) => Promise<Reader>;
  /** Somebody who has signed in before, with a browser that remembers it. Comes before orders to the API. */
  arriveSignedIn: (options?: ArriveOptions, name?: string) => Promise<Reader>;
}

export const test = base.extend<WalkFixtures, WorkerFixtures>({
  portalOptions: [{}, { scope: 'worker', option: true }],
  runningPortal: [
    async ({ portalOptions }, provide) => {
      const portal = await startPortal(portalOptions);
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 2 * 60_000 },
  ],
  signedIn: [({}, provide) => provide(new Map()), { scope: 'worker' }],

  portal: async ({ runningPortal }, provide) => {
    await runningPortal.control({ reset: true });
    await provide(runningPortal);
  },
  changePage: async ({ portal }, provide) => {
    const restores: (() => void)[] = [];
    await provide((change) => {
      restores.unshift(changePage(portal, change));
    });
    for (const restore of restores) restore();
  },
  provoked: [/^$/, { option: true }],
  violations: async ({ provoked }, provide) => {
    const violations: Violation[] = [];
    await provide(violations);
    expect(violations.filter(({ directive }) => !provoked.test(directive))).toEqual([]);
  },
  arrive: async ({ browser, portal, violations }, provide) => {
    const readers: Reader[] = [];
    await provide(async (options) => {
      const reader = await Reader.arrive(browser, portal, options);
      await watchViolations(reader.context, violations);
      readers.push(reader);
      return reader;
    });
    const traces = await Promise.all(readers.flatMap(({ tabs }) => tabs).map(tracesIn));
    const behind = await Promise.all(
      browser.contexts().map((context) => storageBehind(context, portal.origin)),
    );
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(secretsIn({ behind })).toEqual([]);
    expect(traces.flat()).toEqual([]);
  },
  arriveSignedIn: async ({ arrive, signedIn }, provide) => {
    await provide(async (options, name = 'Ada') => {
      const state = signedIn.get(name) ?? signInOnce(arrive, name);
      signedIn.set(name, state);
      return arrive({ ...options, visits: await state });
    });
  },
});

async function signInOnce(arrive: WalkFixtures['arrive'], name: string) {
  const reader = await arrive();
  await reader.openSignedIn('/', name);
  await expect(reader.welcome.heading).toBeVisible();
  // The device knows the reader once `GET /user` is answered.
  await expect
    .poll(async () => Object.keys(await reader.stored()).join())
    .toMatch(/portal\.reader\.[^,]+\.id\b/);
  const state = await reader.context.storageState();
  await reader.context.close();
  return state;
}

export { expect };
