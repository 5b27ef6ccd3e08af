import type { Reader } from '../e2e/Reader';
import { expect } from '../e2e/test';

/** Time (ms) for an answer to the reader's hand. */
const timeout = 10_000;

/** The bar answers: one that is frozen, or whose program has ended, would still be seen. */
export async function expectAlive({ appearance: { button }, bar, page }: Reader): Promise<void> {
  // For nobody it has one button, which leads away; it takes a living page to be pointed at.
  if (await bar.loginButton.isVisible()) {
    await bar.loginButton.hover({ timeout });
    return;
  }
  await button.press('Enter', { timeout });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}
