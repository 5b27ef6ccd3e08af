import type { Locator, Page } from 'playwright-core';

/** Sentences that stand where a screen, or a part of one, would be. */
export class Notices {
  readonly listUnavailable: Locator;
  readonly newestUnavailable: Locator;
  readonly reportUnavailable: Locator;
  readonly loginUnavailable: Locator;
  readonly listFailed: Locator;
  readonly noReports: Locator;
  readonly noReport: Locator;
  /** The heading of the screen at an address that is none. */
  readonly noPage: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    const sentence = (text: string) => main.getByText(text, { exact: true });
    this.listUnavailable = sentence('The reports are not available right now.');
    this.newestUnavailable = sentence('The newest reports are not available right now.');
    this.reportUnavailable = sentence('This report is not available right now.');
    this.loginUnavailable = sentence('The sign-in page is not available right now.');
    this.listFailed = sentence('The reports could not be loaded.');
    this.noReports = sentence('No reports yet.');
    this.noReport = sentence('This report was not found.');
    this.noPage = main.getByRole('heading', { level: 1, name: 'Page not found', exact: true });
  }
}
