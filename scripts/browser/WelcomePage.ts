import type { Locator, Page } from 'playwright-core';

export class WelcomePage {
  readonly heading: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: /^Welcome to / });
  }
}
