import type { Locator, Page } from 'playwright-core';

/** The sign-in page of the local identity provider: one button for each employee, no passwords. */
export class ProviderPage {
  readonly #page: Page;
  readonly refuseAccess: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.refuseAccess = page.getByRole('button', { name: 'Refuse access' });
  }

  /** The button of the first employee whose name starts so. */
  employee(name = ''): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^Sign in as ${name}`) }).first();
  }
}
