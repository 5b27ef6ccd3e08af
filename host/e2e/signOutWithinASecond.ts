import type { Reader } from './Reader';
import { expect } from './test';

/**
 * Signs out in one tab: when one second has gone by on the clock of all tabs, the reader is gone from each of them. The
 * clock was installed before the tabs were opened, and goes on afterwards.
 */
export async function signOutWithinASecond(
  { page, userMenu }: Reader,
  tabs: Reader[],
  before?: () => Promise<unknown>,
): Promise<void> {
  await userMenu.button.click();
  await expect(userMenu.signOutItem).toBeVisible();
  await before?.();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
  await userMenu.signOutItem.click();
  await page.clock.runFor(1_000);
  for (const tab of tabs) await expect(tab.userMenu.button).toBeHidden();
  await page.clock.resume();
}
