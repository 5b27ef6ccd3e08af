import type { Locator, Page } from 'playwright-core';

/** Shown at every address to readers who are not signed in. */
export class LoginPage {
  readonly button: Locator;
  readonly notCompleted: Locator;
  readonly notDeleted: Locator;
  readonly sessionEnded: Locator;
  readonly storageBlocked: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.button = page.getByRole('button', { name: /^Login With/ });
    this.notCompleted = main.getByText('Sign-in could not be completed.');
    this.notDeleted = main.getByText('You are signed out, but this browser did not let');
    this.sessionEnded = main.getByText('Your session has ended.');
    this.storageBlocked = main.getByText(
      'Signing in needs to keep data in this browser. Please allow cookies and site data for this site, then load the page again.',
      { exact: true },
    );
  }
}
