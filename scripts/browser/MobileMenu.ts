import type { Locator, Page } from 'playwright-core';

export class MobileMenu {
  readonly button: Locator;
  readonly reportsLink: Locator;
  /** The button while it is open. */
  readonly closeButton: Locator;
  readonly signOutButton: Locator;
  readonly aboutButton: Locator;

  constructor(page: Page) {
    const bar = page.getByRole('banner');
    this.button = bar.getByRole('button', { name: 'Open menu' });
    this.closeButton = bar.getByRole('button', { name: 'Close menu' });
    this.reportsLink = bar.getByRole('link', { name: 'Media Monitoring', exact: true });
    this.signOutButton = bar.getByRole('button', { name: 'Sign out' });
    this.aboutButton = bar.getByRole('button', { name: 'About this portal' });
  }
}
