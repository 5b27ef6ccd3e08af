import type { Locator, Page } from 'playwright-core';

export class AboutDialog {
  readonly dialog: Locator;
  readonly heading: Locator;
  /** Unfolds the builds. */
  readonly details: Locator;
  readonly apps: Locator;
  readonly copyButton: Locator;
  readonly closeButton: Locator;
  readonly outcome: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'About this portal' });
    this.heading = this.dialog.getByRole('heading', { level: 2 });
    this.details = this.dialog.getByText('Details for support');
    this.apps = this.dialog.getByRole('listitem');
    this.copyButton = this.dialog.getByRole('button', { name: 'Copy for support' });
    this.closeButton = this.dialog.getByRole('button', { name: 'Close' });
    this.outcome = this.dialog.getByRole('status');
  }
}
