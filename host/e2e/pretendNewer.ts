import type { Reader } from './Reader';
import { expect } from './test';

interface OtherRelease {
  /** The app that is another build there. */
  app?: string;
  number?: number;
}

/** Makes an open tab see that another release is live, without shipping one. */
export async function pretendNewer(
  { page, portal, releaseNotice }: Reader,
  { app = 'remote-reports', number }: OtherRelease = {},
): Promise<void> {
  await page.route(`${portal.origin}/`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(new RegExp(`"${app}":"\\w+"`), `"${app}":"other"`);
    await route.fulfill({
      response,
      body: number === undefined ? body : body.replace(/"number":\d+/, `"number":${String(number)}`),
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
