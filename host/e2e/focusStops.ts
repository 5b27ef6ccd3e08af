import { expect } from './test';
import type { Reader } from './Reader';

const mostStops = 120;

/** Presses a key until the element with this name has the focus, and is seen at every stop; gives the stops' names. */
export async function pressTo(reader: Reader, name: string | RegExp, key = 'Tab'): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < mostStops) {
    await reader.page.keyboard.press(key);
    const stop = await reader.focused();
    stops.push(stop);
    // The page may still be scrolling to it.
    await expect.poll(() => whyUnseen(reader), `${stop} has the focus and`).toBeNull();
    if (typeof name === 'string' ? stop === name : name.test(stop)) return stops;
  }
  throw new Error(`${String(name)} is not among the stops: ${stops.join(' | ')}`);
}

/** Why nobody can see where the focus is; null where it can be seen. */
const whyUnseen = ({ page }: Reader) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'is nowhere';
    const hasRing = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    if (!hasRing) return 'has no ring';

    const { left, right, top, bottom } = element.getBoundingClientRect();
    const heights = [top + 2, (top + bottom) / 2, bottom - 2];
    const isSeen = heights.some((height) => {
      const hit = document.elementFromPoint((left + right) / 2, height);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return isSeen ? null : 'is out of sight or covered';
  });
