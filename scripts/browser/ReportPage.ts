import type { Locator, Page } from 'playwright-core';

/** One report: its summary, its articles and the ways to its other editions. */
export class ReportPage {
  readonly #main: Locator;
  /** There once the report itself has been loaded; its name may be known before. */
  readonly summary: Locator;
  readonly summarySection: Locator;
  readonly articles: Locator;
  /** The list of topics, each of them a link to its first article. */
  readonly topics: Locator;
  /** The line above a report of which a newer one is there. */
  readonly newerNotice: Locator;
  /** Opens the history panel. */
  readonly historyButton: Locator;
  readonly olderLink: Locator;
  readonly newerLink: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.#main = main;
    this.summary = main.getByRole('heading', { name: 'Executive Summary' });
    this.summarySection = main.locator('section', {
      has: page.getByRole('heading', { name: 'Executive Summary' }),
    });
    this.articles = main.getByRole('article');
    this.topics = main.getByRole('navigation', { name: 'Topics' });
    this.newerNotice = main.getByText('A newer report is available');
    this.historyButton = main.getByRole('button', { name: 'Older Reports' });
    this.olderLink = main.getByRole('link', { name: /^Older report/ });
    this.newerLink = main.getByRole('link', { name: /^Newer report/ });
  }

  /** The heading of an article, which takes the focus when its address is followed. */
  article(title: string): Locator {
    return this.#main.getByRole('heading', { level: 3, name: title, exact: true });
  }
}
