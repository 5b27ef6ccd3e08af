import type { Locator, Page } from 'playwright-core';

/** The bell of the navigation bar and what it opens. */
export class Notifications {
  readonly button: Locator;
  readonly nothingNew: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    this.nothingNew = page.getByText('Nothing new');
  }
}
