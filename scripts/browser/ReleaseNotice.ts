import type { Locator, Page } from 'playwright-core';

export class ReleaseNotice {
  static readonly text = 'A newer version of the portal is ready.';

  readonly line: Locator;
  readonly useItButton: Locator;
  readonly dismissButton: Locator;

  constructor(page: Page) {
    this.line = page.getByRole('region', { name: ReleaseNotice.text });
    this.useItButton = this.line.getByRole('button', { name: 'Use it now' });
    this.dismissButton = this.line.getByRole('button', { name: 'Dismiss' });
  }
}
