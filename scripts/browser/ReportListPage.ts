import type { Locator, Page } from 'playwright-core';

export class ReportListPage {
  readonly heading: Locator;
  readonly cards: Locator;
  readonly links: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Media Monitoring Reports', exact: true });
    this.cards = main.getByRole('listitem');
    this.links = this.cards.getByRole('link');
  }

  link(name: string): Locator {
    return this.cards.getByRole('link', { name, exact: true });
  }
}
