import type { Locator, Page } from 'playwright-core';

export class AppearanceMenu {
  readonly button: Locator;
  readonly sameAsDevice: Locator;
  readonly dark: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: 'Appearance' });
    this.sameAsDevice = page.getByRole('radio', { name: 'Same as device' });
    this.dark = page.getByRole('radio', { name: 'Dark' });
  }
}
