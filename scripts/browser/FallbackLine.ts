import type { Locator, Page } from 'playwright-core';

/** The line that says that a remote comes from the build before. */
export class FallbackLine {
  readonly line: Locator;
  readonly newestButton: Locator;
  readonly dismissButton: Locator;

  constructor(page: Page) {
    this.line = page.getByRole('region', { name: /: showing .*, because the newest one did not work\.$/ });
    this.newestButton = this.line.getByRole('button', { name: 'Try the newest' });
    this.dismissButton = this.line.getByRole('button', { name: 'Dismiss' });
  }

  /** In the place of a screen that has failed later. */
  static offer = (place: Locator): Locator => place.getByRole('button', { name: /^Use .*version/ });
}
