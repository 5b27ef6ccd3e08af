import type { Locator, Page } from 'playwright-core';

/** How the reader likes the text of reports. */
export class TextPanel {
  readonly button: Locator;
  readonly panel: Locator;
  readonly closeButton: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('group', { name: 'Report tools' }).getByRole('button', { name: 'Text' });
    this.panel = page.getByRole('dialog', { name: 'Text' });
    this.closeButton = this.panel.getByRole('button', { name: 'Close' });
  }

  option(name: string): Locator {
    return this.panel.getByRole('radio', { name, exact: true });
  }
}
