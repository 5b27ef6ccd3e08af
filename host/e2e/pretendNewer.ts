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
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 6 * 60_000;
  });
  // The test cannot see when the watch has been loaded.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(await releaseNotice.line.isVisible()).toBe(true);
  }).toPass();
}
