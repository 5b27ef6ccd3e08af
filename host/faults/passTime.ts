import type { Page } from 'playwright-core';
import { expect } from '../e2e/test';

/** Idle moments that follow each other, and a time (ms) in which one comes. */
const moments = 5;
const moment = 200;

/** Lets the page's clock pass a limit (ms), after what the host loads in idle moments: else it would overtake that. */
export async function passTime(page: Page, limit: number): Promise<void> {
  for (let passed = 0; passed < moments; passed += 1) {
    await page.clock.runFor(moment);
    await expect(page.locator('script[data-webpack][src*="/apps/host/"]')).toHaveCount(0);
  }
  await page.clock.runFor(limit);
}
