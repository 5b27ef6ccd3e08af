import { PortalPages } from '@portal/scripts/browser/PortalPages.ts';
import type { Page } from 'playwright-core';
import { pagesOf } from '../e2e/printedPages';
import type { Portal } from '../e2e/startPortal';
import type { EngineTab } from './Engine';
import { EngineLocator } from './EngineLocator';

/** Somebody at another browser than Chromium, with the page objects of all walks. */
export class EngineReader extends PortalPages {
  readonly tab: EngineTab;
  readonly #portal: Portal;

  constructor(tab: EngineTab, portal: Portal) {
    super(new EngineLocator(tab) as unknown as Page);
    this.tab = tab;
    this.#portal = portal;
  }

  async open(path: string): Promise<void> {
    await this.tab.open(this.#portal.origin + path);
  }

  /** The text of each sheet of paper, without white space, where the engine prints. */
  async print(): Promise<string[] | undefined> {
    const paper = await this.tab.print();
    return paper && pagesOf(paper);
  }

  /** The address within the portal, or the whole one elsewhere. */
  async path(): Promise<string> {
    return (await this.tab.address()).replace(this.#portal.origin, '');
  }
}
