import { signIn } from '#browser/signIn.ts';
import { ReportListPage } from '#browser/ReportListPage.ts';
import { visit, type Line, type Visit } from './visit.ts';
import type { Portal } from './startPortals.ts';
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

/** The visits of each portal. They take turns, so that a slow moment of the machine meets both. */
export async function measure(
  browser: Browser,
  portals: Signed[],
  { line, cache, runs }: { line: Line; cache: Cache; runs: number },
): Promise<Visit[][]> {
  const results = portals.map((portal) => ({ portal, visits: [] as Visit[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { portal, visits } of results) visits.push(await visitOnce(browser, portal, line, cache));
  return results.map(({ visits }) => visits);
}

async function visitOnce(browser: Browser, { origin, session }: Signed, line: Line, cache: Cache) {
  const context = await browser.newContext({ storageState: session });
  try {
    if (cache === 'warm') {
      const first = await context.newPage();
      await visit(first, `${origin}/reports`, { ...line, network: null, slowdown: 1 });
      await first.waitForLoadState('networkidle');
      await first.close();
    }
    return await visit(await context.newPage(), `${origin}/reports`, line);
  } finally {
    await context.close();
  }
}
