import type { Locator } from 'playwright-core';

/** The box to find articles in a report. */
export class FindBox {
  readonly area: Locator;
  readonly box: Locator;
  readonly clearButton: Locator;

  constructor(main: Locator) {
    this.area = main.getByRole('search');
    this.box = this.area.getByRole('searchbox', { name: 'Find in this report' });
    this.clearButton = this.area.getByRole('button', { name: 'Clear filters' });
  }

  chip(name: string): Locator {
    return this.area.getByRole('button', { name, exact: true });
  }

  status(text: string | RegExp): Locator {
    return this.area.getByText(text, { exact: true });
  }
}
