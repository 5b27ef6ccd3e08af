import type { Locator, Page } from 'playwright-core';

export class HistoryPanel {
  /** Title in the release that is built here; some walks ship another one. */
  static readonly title = 'Report History';

  readonly panel: Locator;
  readonly heading: Locator;
  /** One per edition, newest first. */
  readonly links: Locator;
  /** From two years on. */
  readonly month: Locator;
  readonly closeButton: Locator;

  constructor(page: Page, title: string = HistoryPanel.title) {
    this.panel = page.getByRole('dialog', { name: title, exact: true });
    this.heading = this.panel.getByRole('heading', { name: title, exact: true });
    this.links = this.panel.getByRole('link');
    this.month = this.panel.getByRole('combobox', { name: 'Go to month' });
    this.closeButton = this.panel.getByRole('button', { name: 'Close panel' });
  }

  link(name: string): Locator {
    return this.panel.getByRole('link', { name, exact: true });
  }
}
