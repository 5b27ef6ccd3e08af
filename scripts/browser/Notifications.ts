import type { Locator, Page } from 'playwright-core';

export class Notifications {
  readonly button: Locator;
  readonly nothingNew: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    this.nothingNew = page.getByText('Nothing new', { exact: true });
  }
}
