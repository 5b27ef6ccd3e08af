import type { Page } from 'playwright-core';
import { accessibilityFaults } from './accessibilityFaults';
import { forcedColourFaults } from './forcedColourFaults';
import { expect } from './test';

/** In the light colours, in which the page is; then in the dark ones, and in the reader's own, in which it stays. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 21, 24)');
  expect(await accessibilityFaults(page, 'colours')).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await forcedColourFaults(page)).toEqual([]);
}
