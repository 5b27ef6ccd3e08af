import { HistoryPanel } from '@portal/scripts/browser/HistoryPanel.ts';
import type { Locator, Page } from 'playwright-core';
import type { Reader } from './Reader';
import { expect } from './test';
import { tokensKeyOf } from './tokensKeyOf';

/** A tab that stays open while others ship. */
export class OpenTab {
  readonly reader: Reader;
  readonly page: Page;
  readonly notice: Locator;
  /** Every file of the portal that was not answered as it should be. */
  readonly refused: string[] = [];
  /** How often the portal was loaded. */
  documents = 0;
  /** How often the tab looked what is live. */
  looks = 0;

  constructor(reader: Reader) {
    const { page, portal, releaseNotice } = reader;
    this.reader = reader;
    this.page = page;
    this.notice = releaseNotice.line;
    page.on('response', (response) => {
      if (response.url().startsWith(portal.origin) && !response.ok()) this.refused.push(response.url());
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.documents += 1;
      else if (request.url() === `${portal.origin}/`) this.looks += 1;
    });
  }

  /** For a reader who is signed in. The code that looks for newer releases has been loaded afterwards. */
  static async open(reader: Reader, address: string): Promise<OpenTab> {
    const tab = new OpenTab(reader);
    await reader.open(address);
    await tab.settle();
    return tab;
  }

  /** The same with a clock that can be put forward, and tokens that last longer than that. */
  static async openForDays(reader: Reader, address: string): Promise<OpenTab> {
    await reader.page.clock.install();
    await reader.page.addInitScript((key) => {
      const kept = localStorage.getItem(key);
      if (!kept) return;
      const tokens = JSON.parse(kept) as Record<string, { expiresAt: number }>;
      for (const token of Object.values(tokens)) token.expiresAt += 24 * 60 * 60;
      localStorage.setItem(key, JSON.stringify(tokens));
    }, tokensKeyOf(reader.portal));
    return OpenTab.open(reader, address);
  }

  /** Waits for the code that is loaded after the first screen. */
  async settle(): Promise<void> {
    await expect.poll(() => this.reader.requests.some((url) => url.includes('/release-notice.'))).toBe(true);
    await this.reader.untilQuiet();
  }

  /** The builds of remote-reports of which this tab has asked for something, in this order. */
  builds(): string[] {
    const asked = this.reader.requests.flatMap(
      (url) => /\/apps\/remote-reports\/(\w+)\/.*\.js/.exec(url)?.[1] ?? [],
    );
    return [...new Set(asked)];
  }

  /** From the list to the report. */
  async openReport(): Promise<void> {
    await this.reader.list.link('Renewable Energy').click();
    await expect(this.reader.heading('Renewable Energy')).toBeVisible();
  }

  /** Opens the history panel, which comes with code of its own, and closes it. */
  async openHistory(title: string): Promise<void> {
    const history = new HistoryPanel(this.page, title);
    await this.reader.report.historyButton.click();
    await expect(history.heading).toBeVisible();
    await history.closeButton.click();
  }

  /** Chromium without a window shows every tab always, so the page is told otherwise. */
  async setVisible(isVisible: boolean): Promise<void> {
    await this.page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
      isVisible ? 'visible' : 'hidden',
    );
  }

  async focus(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('focus')));
  }

  /** Comes back five minutes later, the soonest that the tab looks again, and waits until it has noticed. */
  async comeBackLater(hasNoticed: () => Promise<boolean> | boolean): Promise<void> {
    await this.page.clock.fastForward('05:00');
    await expect(async () => {
      await this.focus();
      expect(await hasNoticed()).toBe(true);
    }).toPass();
  }

  /** The same, after which the line is there. */
  async seeNotice(): Promise<void> {
    await this.comeBackLater(() => this.notice.isVisible());
  }
}
