import type { Locator } from 'playwright-core';

/** An article of a report. */
export class ReportArticle {
  readonly element: Locator;
  /** Pressed while the article is marked as read. */
  readonly readToggle: Locator;
  readonly original: Locator;
  readonly shareButton: Locator;

  constructor(element: Locator) {
    this.element = element;
    this.readToggle = element.getByRole('button', { name: /^Mark as read: / });
    this.original = element.getByRole('link', { name: /^Read the original: / });
    this.shareButton = element.getByRole('button', { name: /^Share: / });
  }
}
