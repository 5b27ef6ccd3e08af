import type { Reader } from './Reader';
import { expect } from './test';

/** A report with its later parts. */
export async function openReport(reader: Reader, address: string): Promise<void> {
  await reader.open(address);
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
  await expect
    .poll(() => article.evaluate((one) => Math.abs(one.getBoundingClientRect().top - 72)))
    .toBeLessThanOrEqual(2);
}

/** The reader scrolls until the article is this far below the upper edge; the focus stays where it was. */
export const scrollTo = ({ report }: Reader, index: number, below: number) =>
  report.articles.nth(index).evaluate((article, y) => {
    scrollBy({ top: article.getBoundingClientRect().top - y, behavior: 'instant' });
  }, below);
