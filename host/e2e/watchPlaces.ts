import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Watches where an element stands in the window, in each frame from now on in which it is there. The returned function
 * expects it to have stood at one place (px) only.
 */
export async function watchPlaces(
  page: Page,
  selector: string,
  index = 0,
): Promise<(place: number) => Promise<void>> {
  const places = await page.evaluateHandle(
    ([wanted, number]) => {
      const seen = new Set<number>();
      const look = () => {
        const element = document.querySelectorAll(wanted)[number];
        if (element) seen.add(element.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      return seen;
    },
    [selector, index] as const,
  );
  return async (place) => {
    // It may be there before the next frame.
    await expect.poll(() => places.evaluate(({ size }) => size)).toBeGreaterThan(0);
    // Positions of the page are whole pixels of the screen, those of an element are not.
    for (const one of await places.evaluate((all) => [...all]))
      expect(Math.abs(one - place)).toBeLessThanOrEqual(1);
  };
}
