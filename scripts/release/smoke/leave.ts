import type { Page } from 'playwright-core';

/**
 * Follows a link, until the heading of the screen before is gone: the address changes earlier, and what is looked for then
 * may be on both screens.
 */
export async function leave(page: Page, follow: () => Promise<void>): Promise<void> {
  const [former] = await page.locator('main h1').elementHandles();
  await follow();
  await former?.waitForElementState('hidden');
}
