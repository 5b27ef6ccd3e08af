import type { Locator, Page } from 'playwright-core';

export class Notifications {
  readonly button: Locator;
  readonly nothingNew: Locator;
  readonly checking: Locator;
  readonly title: Locator;
  readonly links: Locator;
  readonly markAllButton: Locator;

  constructor(page: Page) {
    const banner = page.getByRole('banner');
    this.button = banner.getByRole('button', { name: /^Notifications/ });
    this.nothingNew = banner.getByText('Nothing new', { exact: true });
    this.checking = banner.getByText('Checking…', { exact: true });
    this.title = banner.getByText(/^New since /);
    this.markAllButton = banner.getByRole('button', { name: 'Mark all as seen' });
    this.links = banner.getByRole('list', { name: /^(New since |Notifications$)/ }).getByRole('link');
  }
}
