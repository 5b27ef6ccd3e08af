import type { Locator, Page } from 'playwright-core';

/** The list of reports. */
export class ReportListPage {
  readonly heading: Locator;
  readonly cards: Locator;
  /** The links of the cards: the first one is there once the list has been loaded. */
  readonly links: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Media Monitoring Reports', exact: true });
    this.cards = main.getByRole('listitem');
    this.links = this.cards.getByRole('link');
  }

  /** The link of a card. */
  link(name: string): Locator {
    return this.cards.getByRole('link', { name, exact: true });
  }
}
