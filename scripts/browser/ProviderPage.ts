import type { Locator, Page } from 'playwright-core';

/** Sign-in page of the local identity provider: one button per employee, no passwords. */
export class ProviderPage {
  readonly #page: Page;
  readonly refuseAccess: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.refuseAccess = page.getByRole('button', { name: 'Refuse access' });
  }

  employee(name = ''): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^Sign in as ${name}`) }).first();
  }
}
