import type { Reader } from './Reader';

const mostStops = 60;
/** How long (ms) the page may take to scroll to what has got the focus. */
const scrollTime = 2_000;

/** Presses a key until what has the focus is called so, and is seen at every stop; gives the names of the stops. */
export async function pressTo(reader: Reader, name: string | RegExp, key = 'Tab'): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < mostStops) {
    await reader.page.keyboard.press(key);
    const stop = await reader.focused();
    stops.push(stop);
    await expectSeen(reader, stop);
    if (typeof name === 'string' ? stop === name : name.test(stop)) return stops;
  }
  throw new Error(`${String(name)} is not among the stops: ${stops.join(' | ')}`);
}

async function expectSeen(reader: Reader, stop: string): Promise<void> {
  const end = Date.now() + scrollTime;
  for (;;) {
    const complaint = await unseen(reader);
    if (!complaint) return;
    if (Date.now() > end) throw new Error(`${stop} has the focus and ${complaint}.`);
  }
}

/** Why nobody can see where the focus is; null where it can be seen. */
const unseen = ({ page }: Reader) =>
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
