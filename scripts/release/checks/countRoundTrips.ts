import { answersUntil } from '#browser/answersUntil.ts';
import { screens, type Screen } from '#browser/screens.ts';
import type { Page } from 'playwright-core';

/**
 * Answers of which each is waited for before the next is asked for, until this reader sees the screen at the address of
 * the page, opened once more. Undefined if its content does not come as that of the screen usually does.
 */
export async function countRoundTrips(page: Page, name: Screen['name']): Promise<number | undefined> {
  const screen = screens.find((one) => one.name === name);
  const opened = await page.context().newPage();
  try {
    return screen && (await answersUntil(opened, page.url(), screen.content)).length;
  } catch {
    return undefined;
  } finally {
    await opened.close();
  }
}
