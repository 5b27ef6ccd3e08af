import type { Locator, Page } from 'playwright-core';
import { WelcomePage } from './WelcomePage.ts';

export class ReportListPage {
  static readonly title = 'Media Monitoring Reports';

  readonly heading: Locator;
  /** The line below the heading. */
  readonly builtLine: Locator;
  readonly cards: Locator;
  readonly links: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: ReportListPage.title, exact: true });
    this.builtLine = main.getByText('Built daily with AI', { exact: true });
    // The welcome page lists reports too, and stays until the code of this screen is here.
    const list = main.filter({ hasNot: page.getByRole('heading', { name: WelcomePage.title }) });
    this.cards = list.getByRole('listitem');
    this.links = this.cards.getByRole('link');
  }

  link(name: string): Locator {
    return this.cards.getByRole('link', { name, exact: true });
  }
}
