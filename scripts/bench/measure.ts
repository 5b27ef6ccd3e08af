import { answersUntil, bytesOf } from '#browser/answersUntil.ts';
import { ReportListPage } from '#browser/ReportListPage.ts';
import type { Screen } from '#browser/screens.ts';
import { signIn } from '#browser/signIn.ts';
import type { Visits } from './compare.ts';
import type { Line } from './lines.ts';
import type { Portal } from './startPortals.ts';
import { visit, type Visit } from './visit.ts';
import type { Browser } from 'playwright-core';

/** Where a browser that has been there before finds the scripts. */
export type Cache = 'cold' | 'warm';

type Session = Awaited<ReturnType<typeof sessionAt>>;

/** A portal, and the state of a browser in which somebody has signed in there. */
export interface Signed extends Portal {
  session: Session;
}

export const signInAt = async (browser: Browser, portal: Portal): Promise<Signed> => ({
  ...portal,
  session: await sessionAt(browser, portal),
});

async function sessionAt(browser: Browser, { origin }: Portal) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/reports`);
    await signIn(page);
    await new ReportListPage(page).heading.waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Object and manner of a visit. */
export interface Trip {
  screen: Screen;
  line: Line;
  cache: Cache;
}

/** The visits of each portal. They take turns, so that a slow moment of the machine meets all. */
export async function measure(
  browser: Browser,
  portals: Signed[],
  trip: Trip,
  runs: number,
): Promise<Visits[]> {
  const results = portals.map((portal) => ({ portal, name: portal.name, visits: [] as Visit[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { portal, visits } of results) visits.push(await visitOnce(browser, portal, trip));
  return results;
}

/** Round trips and bytes that a reader waits for on every machine and line, with a cold cache. */
export async function needsAt(browser: Browser, { origin, session }: Signed, screen: Screen) {
  const context = await contextFor(browser, session, screen);
  try {
    const page = await context.newPage();
    const rows = await answersUntil(page, `${origin}${screen.path}`, screen.content);
    const bytes = await bytesOf(page, rows);
    return {
      'round trips': rows.length,
      requests: rows.flat().length,
      'scripts (KB)': (bytes.scripts / 1024).toFixed(1),
      'page (bytes)': bytes.page,
    };
  } finally {
    await context.close();
  }
}

/** Addresses of the scripts that come before the content, with a cold cache. */
export async function scriptsAt(browser: Browser, { origin, session }: Signed, screen: Screen) {
  const context = await contextFor(browser, session, screen);
  try {
    const rows = await answersUntil(await context.newPage(), `${origin}${screen.path}`, screen.content);
    const addresses = rows.flat().map((request) => request.url());
    return addresses.filter((address) => new URL(address).pathname.endsWith('.js'));
  } finally {
    await context.close();
  }
}

const contextFor = (browser: Browser, storageState: Session, { isSignedOut }: Screen) =>
  browser.newContext(isSignedOut ? {} : { storageState });

async function visitOnce(browser: Browser, { origin, session }: Signed, { screen, line, cache }: Trip) {
  const context = await contextFor(browser, session, screen);
  try {
    if (cache === 'warm') {
      const first = await context.newPage();
      await visit(first, origin, screen, { ...line, network: null, slowdown: 1 });
      await first.close();
    }
    return await visit(await context.newPage(), origin, screen, line);
  } finally {
    await context.close();
  }
}
