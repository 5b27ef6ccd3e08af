import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';

/** The text of each page of the paper that the browser would print, without white space: lines break anywhere. */
export async function printedPages(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map(withoutSpace);
}

/** A text as `printedPages` has it. */
export const withoutSpace = (text: string): string => text.replace(/\s/g, '');
