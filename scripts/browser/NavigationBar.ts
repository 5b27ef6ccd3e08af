import type { Locator, Page } from 'playwright-core';

/** The bar at the top of every screen. */
export class NavigationBar {
  readonly banner: Locator;
  readonly skipLink: Locator;
  readonly navigation: Locator;
  readonly links: Locator;
  /** The company's name, which leads to the start page. */
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

  /** The list of reports has a link of its own. */
  get reports(): Locator {
    return this.link('Media Monitoring');
  }
}
