import { expect } from '@playwright/test';
import type { Page, Request } from 'playwright-core';

/** Time (ms) without a request after which nothing more is on its way. */
const quiet = 500;

/**
 * Watches the requests of a tab. The returned function waits until late parts have been asked for, which is in an idle
 * moment, and every answer is here: `networkidle` is told once for a document, and a slow page rests before it draws.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    // Those of the document before are nobody's any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    underWay.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const idle = () =>
    page.evaluate(
      () =>
        new Promise<null>((resolve) => {
          requestIdleCallback(() => {
            resolve(null);
          });
        }),
    );
  return () =>
    expect(async () => {
      await idle();
      const before = asked;
      await page.waitForTimeout(quiet);
      await idle();
      expect([asked, underWay.size]).toEqual([before, 0]);
    }).toPass();
}
