import type { Locator, Page } from 'playwright-core';

/** Shown at every address to readers who are not signed in. */
export class LoginPage {
  readonly button: Locator;
  readonly notCompleted: Locator;
  readonly notDeleted: Locator;
  readonly sessionEnded: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.button = page.getByRole('button', { name: /^Login With/ });
    this.notCompleted = main.getByText('Sign-in could not be completed.');
    this.notDeleted = main.getByText('You are signed out, but this browser did not let');
    this.sessionEnded = main.getByText('Your session has ended.');
  }
}
