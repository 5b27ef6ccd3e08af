import type { Reader } from './Reader';
import { expect } from './test';

/** Makes an open tab see that another release is live, without shipping one. */
export async function pretendNewer({ page, portal, releaseNotice }: Reader): Promise<void> {
  await page.route(`${portal.origin}/`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"remote-reports":"\w+"/, '"remote-reports":"other"'),
    });
  });
  // The watch waits five minutes between two looks, from the moment when its code has been loaded: the walk cannot see
  // when that is, and lets time pass until the line is there.
  await expect(async () => {
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 6 * 60_000;
      dispatchEvent(new Event('focus'));
    });
    expect(await releaseNotice.line.isVisible()).toBe(true);
  }).toPass();
}
