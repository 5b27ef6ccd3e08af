import type { BrowserContext, Page } from 'playwright-core';

export type Visits = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Gives a new browser what another has kept of the portal, and both servers' cookies. Done in the first document that the
 * reader's tab opens: Playwright's own way opens a page before, which took a tenth of a walk's processor time.
 */
export async function recallVisits(page: Page, portal: { origin: string }, visits: Visits): Promise<void> {
  await page.context().addCookies(visits.cookies);
  const entries = visits.origins.find(({ origin }) => origin === portal.origin)?.localStorage ?? [];
  const recalled = await page.addInitScript(
    ({ origin, kept }) => {
      // The portal may load itself anew before the script is taken out.
      if (location.origin !== origin || localStorage.length > 0) return;
      for (const { name, value } of kept) localStorage.setItem(name, value);
    },
    { origin: portal.origin, kept: entries },
  );
  const end = () => {
    if (!page.url().startsWith(portal.origin)) return;
    page.off('framenavigated', end);
    // A tab that has been closed has no scripts.
    recalled.dispose().catch(() => {});
  };
  page.on('framenavigated', end);
}
