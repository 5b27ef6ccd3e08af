import type { Locator, Page } from 'playwright-core';

/** Shown at every address to readers who are not signed in. */
export class LoginPage {
  readonly button: Locator;
  readonly notCompleted: Locator;
  readonly sessionEnded: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.button = page.getByRole('button', { name: /^Login With/ });
    this.notCompleted = main.getByText('Sign-in could not be completed.');
    this.sessionEnded = main.getByText('Your session has ended.');
  }
}
