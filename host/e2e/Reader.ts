import { expect } from '@playwright/test';
import { PortalPages } from '@portal/scripts/browser/PortalPages.ts';
import { signIn } from '@portal/scripts/browser/signIn.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { recallVisits, type Visits } from '@portal/scripts/browser/recallVisits.ts';
import type { Portal } from './startPortal';
import { watchRequests } from './watchRequests';

/** A step of a sign-in. */
const signInAddress = /callback|authorize/;

/** Of a browser; what it has kept of earlier visits is recalled in the first document. */
export type ArriveOptions = Omit<BrowserContextOptions, 'storageState'> & { visits?: Visits };

/** Somebody at a browser: a context of their own, a tab, and what went wrong in it. */
export class Reader extends PortalPages {
  readonly context: BrowserContext;
  readonly portal: Portal;
  /** Everything that the page wrote to the console, and what it threw. */
  readonly console: string[] = [];
  /** Addresses that were asked for, since a walk has last cleared them. */
  readonly requests: string[] = [];
  /** Every address that was asked for. */
  readonly everAsked: string[] = [];
  /** Addresses that servers were told as those the reader comes from. */
  readonly referrers = new Set<string>();
  /** All tabs of the same browser that were opened so far, closed ones too. */
  readonly tabs: Reader[];
  /** Waits for the late parts, and for every answer. */
  readonly untilQuiet: () => Promise<void>;

  private constructor(page: Page, portal: Portal, tabs: Reader[]) {
    super(page);
    this.context = page.context();
    this.portal = portal;
    this.tabs = tabs;
    this.untilQuiet = watchRequests(page);
    page.on('console', (message) => this.console.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.console.push(`thrown: ${error.message}`));
    page.on('request', (request) => {
      this.requests.push(request.url());
      this.everAsked.push(request.url());
      const { referer } = request.headers();
      if (referer) this.referrers.add(referer);
    });
    page.on('popup', (popup) => tabs.push(new Reader(popup, portal, tabs)));
  }

  static async arrive(
    browser: Browser,
    portal: Portal,
    { visits, ...options }: ArriveOptions = {},
  ): Promise<Reader> {
    const context = await browser.newContext({
      baseURL: portal.origin,
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    const reader = await Reader.#openTab(context, portal, []);
    if (visits) await recallVisits(reader.page, portal, visits);
    return reader;
  }

  static async #openTab(context: BrowserContext, portal: Portal, tabs: Reader[]): Promise<Reader> {
    const tab = new Reader(await context.newPage(), portal, tabs);
    tabs.push(tab);
    return tab;
  }

  async open(path: string): Promise<this> {
    await this.page.goto(path);
    return this;
  }

  /** Another tab of the same browser. */
  async openTab(path: string): Promise<Reader> {
    return (await Reader.#openTab(this.context, this.portal, this.tabs)).open(path);
  }

  /** From the login view through the provider's page and back. */
  async signIn(name = 'Ada'): Promise<this> {
    await signIn(this.page, name);
    await this.page.waitForURL(
      (url) => url.origin === this.portal.origin && !signInAddress.test(url.pathname),
    );
    return this;
  }

  /** Opens an address as a reader who has signed in on the way. */
  async openSignedIn(path: string, name?: string): Promise<this> {
    await this.open(path);
    return this.signIn(name);
  }

  /** With the provider's session still alive, pressing the button is all there is to it. */
  async signInAgain(): Promise<this> {
    await this.login.button.click();
    await expect(this.userMenu.button).toBeVisible();
    return this;
  }

  /**
   * The name and the content of the screen are there, so that no call of this load comes later. The name alone is not
   * enough: on the way back from a sign-in it comes first, otherwise after the content. On a phone it is in the menu.
   */
  async untilKnown(name = 'Ada Okafor'): Promise<void> {
    await expect(this.userMenu.buttonOf(name)).toBeAttached();
    await expect(this.page).not.toHaveURL(signInAddress);
    await expect(this.main.getByRole('heading').first()).toBeVisible();
    await expect(this.main.locator('[aria-busy=true]')).toHaveCount(0);
  }

  async signOut(): Promise<this> {
    await this.userMenu.signOut();
    return this;
  }

  path(): string {
    const { pathname, search, hash } = new URL(this.page.url());
    return pathname + search + hash;
  }

  /** Errors that were thrown or logged, beyond what the browser itself says of failed requests. */
  faults(): string[] {
    return this.console.filter(
      (line) => /^(error|thrown):/.test(line) && !line.includes('Failed to load resource'),
    );
  }

  /** Errors that the portal has logged. */
  logged(): string[] {
    return this.faults().filter((line) => line.includes('[portal]'));
  }

  /** The tag of what has the focus, and its name or its text. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      return `${element?.tagName.toLowerCase() ?? 'nothing'}: ${element?.ariaLabel ?? element?.textContent ?? ''}`;
    });
  }

  /** The text of the screen, without the bar. */
  text(): Promise<string> {
    return this.main.innerText();
  }

  /** Everything that the portal keeps in this browser, by the name of the entry. */
  stored(): Promise<Record<string, string>> {
    return this.page.evaluate(() =>
      Object.fromEntries([...Object.entries(sessionStorage), ...Object.entries(localStorage)]),
    );
  }
}
