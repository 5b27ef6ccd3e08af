import { setTimeout as pause } from 'node:timers/promises';
import { answersUntil } from '#browser/answersUntil.ts';
import { screens, type Screen } from '#browser/screens.ts';
import type { BrowserContext } from 'playwright-core';

/** Time (ms) in which a screen that comes in few round trips is there. */
const longest = 20_000;

/**
 * Answers waited for in turn until the screen at the address is there, in a tab of its own beside those that are open.
 * Undefined if it does not come as usual.
 */
export async function countRoundTrips(
  context: BrowserContext,
  address: string,
  name: Screen['name'],
): Promise<number | undefined> {
  const screen = screens.find((one) => one.name === name);
  if (!screen) return undefined;
  // Nobody signs in there meanwhile.
  const apart = screen.isSignedOut ? await context.browser()?.newContext() : undefined;
  const opened = await (apart ?? context).newPage();
  try {
    // A command that is done does not stay for what is left of the time.
    const late = pause(longest, null, { ref: false });
    const rows = await Promise.race([answersUntil(opened, address, screen.content), late]);
    return rows?.length;
  } catch {
    return undefined;
  } finally {
    await opened.close();
    await apart?.close();
  }
}
