import type { Locator, Page } from 'playwright-core';

/** The topics on small windows: a button that stays in reach, and the sheet that it opens. */
export class TopicSheet {
  readonly button: Locator;
  readonly panel: Locator;
  readonly heading: Locator;
  readonly links: Locator;
  readonly closeButton: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('button', { name: /^Topics/ });
    this.panel = page.getByRole('dialog', { name: 'Topics', exact: true });
    this.heading = this.panel.getByRole('heading', { name: 'Topics', exact: true });
    this.links = this.panel.getByRole('link');
    this.closeButton = this.panel.getByRole('button', { name: 'Close' });
  }
}
