import type { Locator, Page } from 'playwright-core';

export class WelcomePage {
  static readonly title = /^Welcome to /;

  readonly heading: Locator;
  /** The panel of remote-reports. */
  readonly reports: Locator;
  readonly rows: Locator;
  /** The reports under "New since your last visit". */
  readonly news: Locator;
  readonly newMarks: Locator;
  readonly allReports: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: WelcomePage.title });
    this.reports = main.getByRole('region', { name: 'Briefing', exact: true });
    this.rows = this.reports.getByRole('listitem');
    this.news = this.reports.getByRole('list', { name: 'New since your last visit' }).getByRole('listitem');
    this.newMarks = this.rows.getByText('New', { exact: true }).filter({ visible: true });
    this.allReports = this.reports.getByRole('link', { name: 'All reports', exact: true });
  }

  link(name: string): Locator {
    return this.rows.getByRole('link', { name, exact: true });
  }
}
