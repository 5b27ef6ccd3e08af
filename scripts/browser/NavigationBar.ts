import type { Locator, Page } from 'playwright-core';

export class NavigationBar {
  readonly banner: Locator;
  readonly skipLink: Locator;
  readonly navigation: Locator;
  readonly links: Locator;
  readonly home: Locator;
  readonly loginButton: Locator;
  readonly userMenuButton: Locator;

  constructor(page: Page) {
    this.banner = page.getByRole('banner');
    this.skipLink = page.getByRole('link', { name: 'Skip to main content' });
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.links = this.navigation.getByRole('link');
    this.home = this.banner.getByRole('link', { name: 'Harbourline Group' });
    this.loginButton = this.banner.getByRole('button', { name: 'Login', exact: true });
    this.userMenuButton = this.banner.getByRole('button', { name: /^Open user menu/ });
  }

  link(name: string): Locator {
    return this.navigation.getByRole('link', { name, exact: true });
  }

  get reports(): Locator {
    return this.link('Media Monitoring');
  }
}
