import type { Locator, Page } from 'playwright-core';

export class AppearanceMenu {
  readonly button: Locator;
  readonly asTheSystem: Locator;
  readonly dark: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: 'Appearance' });
    this.asTheSystem = page.getByRole('radio', { name: 'As the system' });
    this.dark = page.getByRole('radio', { name: 'Dark' });
  }
}
