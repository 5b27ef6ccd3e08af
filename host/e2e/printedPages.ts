import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';

/**
 * The text of each page of the paper that the browser would print, without white space: lines break anywhere.
 * `range`: the pages wanted of a long paper, as a print dialog takes them ("900-").
 */
export async function printedPages(page: Page, range?: string): Promise<string[]> {
  return pagesOf(await page.pdf({ format: 'A4', ...(range && { pageRanges: range }) }));
}

/** The same of a paper that another browser has printed. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map(withoutSpace);
}

/** A text as `printedPages` has it. */
export const withoutSpace = (text: string): string => text.replace(/\s/g, '');
