import type { Locator, Page } from 'playwright-core';

export class ReportListPage {
  readonly heading: Locator;
  readonly cards: Locator;
  readonly links: Locator;

  constructor(page: Page) {
    const title = { level: 1, name: 'Media Monitoring Reports', exact: true };
    // The welcome page has links to reports too, and stays until the code of the list is here.
    const main = page.getByRole('main').filter({ has: page.getByRole('heading', title) });
    this.heading = main.getByRole('heading', title);
    this.cards = main.getByRole('listitem');
    this.links = this.cards.getByRole('link');
  }

  link(name: string): Locator {
    return this.cards.getByRole('link', { name, exact: true });
  }
}
