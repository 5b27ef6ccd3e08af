import type { Locator, Page } from 'playwright-core';

/** The keys of a report, and their switch. */
export class ShortcutHelp {
  /** At the foot of the report. */
  readonly button: Locator;
  readonly panel: Locator;
  readonly heading: Locator;
  /** By its state, which is part of its name. */
  readonly switch: Locator;
  readonly closeButton: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('main').getByRole('button', { name: 'Keyboard shortcuts' });
    this.panel = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    this.heading = this.panel.getByRole('heading', { name: 'Keyboard shortcuts' });
    this.switch = this.panel.getByRole('switch', { name: /^Keyboard shortcuts: (on|off)$/ });
    this.closeButton = this.panel.getByRole('button', { name: 'Close' });
  }
}
