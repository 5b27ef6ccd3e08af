import type { Browser, Page } from 'puppeteer-core';
import type { Signed } from './measure.ts';

/** Opens an empty page of the portal in a new browser, which knows of it, if wanted, who has signed in there. */
export async function openSignedPage(
  browser: Browser,
  { origin, session }: Signed,
  isSignedOut = false,
): Promise<Page> {
  const page = await browser.newPage();
  if (isSignedOut) return page;
  const stored = session.origins.find((one) => one.origin === origin)?.localStorage ?? [];
  // The portal's own page would fill the cache.
  await page.setRequestInterception(true);
  page.once('request', (request) => void request.respond({ contentType: 'text/html', body: '' }));
  await page.goto(origin);
  await page.setRequestInterception(false);
  await page.evaluate((items: typeof stored) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
  return page;
}
