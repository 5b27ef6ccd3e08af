import type { Page } from 'playwright-core';
import { listenTo } from './listenTo.ts';

/** Elements for which somebody waits. */
export interface Awaited {
  selector: string;
  /** At least so many. */
  count?: number;
}

declare global {
  /** Noted in the page. */
  var benchPaint: { pressed: number; painted: number } | undefined;
}

/** Opens an address. @returns ms until what is waited for is painted */
export async function arrive(page: Page, address: string, { selector, count = 1 }: Awaited): Promise<number> {
  const isThere = await listenTo(page);
  const script = await page.addInitScript(watch, { selector, count });
  await page.goto(address, { waitUntil: 'commit' });
  await isThere();
  const { painted } = await times(page);
  await script.dispose();
  return painted;
}

/** Presses with the mouse. @returns ms from then until what is waited for is painted, in the same document */
export async function untilPainted(
  page: Page,
  press: () => Promise<unknown>,
  { selector, count = 1 }: Awaited,
): Promise<number> {
  const isThere = await listenTo(page);
  await page.evaluate(watch, { selector, count });
  await press();
  await isThere();
  const { pressed, painted } = await times(page);
  return painted - pressed;
}

/** Going back has no pointer: the browser's own button is outside the page. */
export const goBack = (page: Page) =>
  page.evaluate(() => {
    if (globalThis.benchPaint) globalThis.benchPaint.pressed = performance.now();
    history.back();
  });

const times = (page: Page) => page.evaluate(() => globalThis.benchPaint ?? { pressed: NaN, painted: NaN });

/** Runs in the page, once it has begun and before what is waited for is there. */
function watch({ selector, count }: { selector: string; count: number }) {
  const noted = { pressed: 0, painted: 0 };
  globalThis.benchPaint = noted;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      noted.pressed = timeStamp;
    },
    { capture: true, once: true },
  );
  new MutationObserver((_changes, observer) => {
    // To count is slow in a large document.
    const isThere =
      count === 1 ? document.querySelector(selector) : document.querySelectorAll(selector)[count - 1];
    if (!isThere) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message that is sent when a frame is about to be painted comes after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        noted.painted = performance.now();
        globalThis.benchIsThere?.('');
      };
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
}
