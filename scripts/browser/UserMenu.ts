import type { Locator, Page } from 'playwright-core';
import { NavigationBar } from './NavigationBar.ts';

export class UserMenu {
  readonly #page: Page;
  readonly button: Locator;
  readonly menu: Locator;
  readonly signOutItem: Locator;
  readonly aboutItem: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.button = new NavigationBar(page).userMenuButton;
    this.menu = page.getByRole('menu');
    this.signOutItem = page.getByRole('menuitem', { name: 'Sign out' });
    this.aboutItem = page.getByRole('menuitem', { name: 'About this portal' });
  }

  /** Also where it is not shown, as on a phone. */
  buttonOf(name: string): Locator {
    return this.#page.getByRole('button', { name: `Open user menu, ${name}`, includeHidden: true });
  }

  async signOut(): Promise<void> {
    await this.button.click();
    await this.signOutItem.click();
  }
}
