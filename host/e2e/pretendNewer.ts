import { eventually } from './eventually';
import type { Reader } from './Reader';

/** Makes an open tab see that another release is live, without shipping one. */
export async function pretendNewer({ page, portal }: Reader): Promise<void> {
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
  await eventually(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    return page.getByText('A newer version of the portal is ready.').first().isVisible();
  }, true);
}
