import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import type { Reader } from './Reader';

export const newerLine = 'A newer version of the portal is ready.';

/** A tab that stays open while others ship: its clock can be put forward, and its token lasts longer than that. */
export class OpenTab {
  readonly reader: Reader;
  readonly page: Page;
  /** What the portal's server did not answer with 200. */
  readonly refused: string[] = [];
  /** How often the portal was loaded. */
  documents = 0;
  /** How often somebody looked what is live. */
  looks = 0;

  private constructor(reader: Reader) {
    const { page, portal } = reader;
    this.reader = reader;
    this.page = page;
    page.on('response', (response) => {
      if (response.url().startsWith(portal.origin) && response.status() !== 200)
        this.refused.push(response.url());
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.documents += 1;
      else if (request.url() === `${portal.origin}/`) this.looks += 1;
    });
  }

  /** For a reader who is signed in. What looks for newer releases is there afterwards. */
  static async open(reader: Reader, address: string): Promise<OpenTab> {
    const tab = new OpenTab(reader);
    await reader.page.clock.install();
    await reader.page.addInitScript(() => {
      const kept = localStorage.getItem('okta-token-storage');
      if (!kept) return;
      const tokens = JSON.parse(kept) as Record<string, { expiresAt: number }>;
      for (const token of Object.values(tokens)) token.expiresAt += 24 * 60 * 60;
      localStorage.setItem('okta-token-storage', JSON.stringify(tokens));
    });
    await reader.open(address);
    await tab.settle();
    return tab;
  }

  /** Waits for what is loaded after the first screen. */
  async settle(): Promise<void> {
    await eventually(() => this.reader.requests.some((url) => url.includes('/release-notice.')), true);
    await this.page.waitForLoadState('networkidle');
  }

  /** The builds of remote-reports of which this tab has asked for something, in this order. */
  builds(): string[] {
    const asked = this.reader.requests.flatMap(
      (url) => /\/apps\/remote-reports\/(\w+)\/.*\.js/.exec(url)?.[1] ?? [],
    );
    return [...new Set(asked)];
  }

  notice() {
    return this.page.getByRole('region', { name: newerLine });
  }

  card() {
    return this.page.getByRole('link', { name: 'Renewable Energy', exact: true });
  }

  /** From the list to the report. */
  async openReport(): Promise<void> {
    await this.card().click();
    await this.reader.heading('Renewable Energy').waitFor();
  }

  /** Opens the older reports, which come with code of their own, and closes them. */
  async openHistory(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Older Reports' }).click();
    await this.page.getByRole('heading', { name: title, exact: true }).waitFor();
    await this.page.getByRole('button', { name: 'Close panel' }).click();
  }

  /** Chromium without a window shows every tab always, so the page is told otherwise. */
  async setVisible(isVisible: boolean): Promise<void> {
    await this.page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      isVisible ? 'visible' : 'hidden',
    );
  }

  async focus(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('focus')));
  }

  /** Comes back so many minutes later, and waits until the portal has noticed. */
  async comeBackAfter(minutes: number, hasNoticed: () => Promise<boolean> | boolean): Promise<void> {
    await this.page.clock.fastForward(minutes * 60_000);
    await eventually(async () => {
      await this.focus();
      return hasNoticed();
    }, true);
  }

  /** The same, after which the line is there. */
  async seeNotice(): Promise<void> {
    await this.comeBackAfter(5, () => this.notice().isVisible());
  }
}
