import type { Reader } from './Reader';
import { tokensKeyOf } from './tokensKeyOf';

/** Time (ms) before the expiry of its tokens at which a session ends: okta-auth-js allows no other in production. */
const endsEarly = 30_000;

/** Time (ms) that is left of the reader's session, by the clock of the page. */
export const timeLeft = async ({ page, portal }: Reader): Promise<number> =>
  (await page.evaluate((key) => {
    const expiresAt = /"expiresAt":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1];
    return Number(expiresAt) * 1000 - Date.now();
  }, tokensKeyOf(portal))) - endsEarly;
