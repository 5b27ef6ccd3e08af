import type { Locator, Page } from 'playwright-core';

export class ReleaseNotice {
  static readonly text = 'A newer version of the portal is ready.';

  readonly line: Locator;
  readonly reloadButton: Locator;
  readonly dismissButton: Locator;

  constructor(page: Page) {
    this.line = page.getByRole('region', { name: ReleaseNotice.text });
    this.reloadButton = this.line.getByRole('button', { name: 'Reload' });
    this.dismissButton = this.line.getByRole('button', { name: 'Dismiss' });
  }
}
