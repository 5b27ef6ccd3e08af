import type { Locator } from 'playwright-core';
import type { Reader } from './Reader';
import { expect } from './test';

/** A report with its later parts. */
export async function openReport(reader: Reader, address: string): Promise<void> {
  await reader.open(address);
  await reader.report.untilWhole();
  await expect(reader.report.actions).toBeVisible();
  await expect(reader.report.shortcuts.button).toBeVisible();
  await expect(reader.report.find.box).toBeVisible();
}

/** How far the page is scrolled. */
export const scrolled = ({ page }: Reader) => page.evaluate(() => Math.round(scrollY));

/** The article has the focus, and is where jumps end. */
export async function expectAt({ report }: Reader, index: number): Promise<void> {
  const article = report.articles.nth(index);
  await expect(article.getByRole('heading', { level: 3 })).toBeFocused();
  await expectLanded(article);
}

/** The place below the bar where something that is jumped to comes to rest (px). */
const jumpTop = 72;

/** Waits until the top of an element rests where a jump leads. */
export async function expectLanded(element: Locator): Promise<void> {
  const distance = () =>
    element.evaluate((one, top) => Math.abs(one.getBoundingClientRect().top - top), jumpTop);
  await expect.poll(distance).toBeLessThanOrEqual(2);
}

/** The reader scrolls until the article is this far below the upper edge; the focus stays where it was. */
export const scrollTo = ({ report }: Reader, index: number, below: number) =>
  report.articles.nth(index).evaluate((article, y) => {
    // A jump that is still finding its place leaves it to whoever turns the wheel.
    dispatchEvent(new WheelEvent('wheel'));
    scrollBy({ top: article.getBoundingClientRect().top - y, behavior: 'instant' });
  }, below);
