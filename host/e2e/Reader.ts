import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Portal } from './startPortal';

/** Somebody at a browser: a context of their own, a tab, and what went wrong in it. */
export class Reader {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly portal: Portal;
  /** Everything that the page wrote to the console, and what it threw. */
  readonly console: string[] = [];
  /** Every address that was asked for. */
  readonly requests: string[] = [];

  private constructor(context: BrowserContext, page: Page, portal: Portal) {
    this.context = context;
    this.page = page;
    this.portal = portal;
    page.on('console', (message) => this.console.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.console.push(`thrown: ${error.message}`));
    page.on('request', (request) => this.requests.push(request.url()));
  }

  static async arrive(
    browser: Browser,
    portal: Portal,
    options: BrowserContextOptions = {},
  ): Promise<Reader> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    return new Reader(context, await context.newPage(), portal);
  }

  async open(path: string): Promise<this> {
    await this.page.goto(this.portal.origin + path);
    return this;
  }

  /** Another tab of the same browser. */
  async openTab(path: string): Promise<Reader> {
    return new Reader(this.context, await this.context.newPage(), this.portal).open(path);
  }

  /** From the login view through the provider's page and back. */
  async signIn(name = 'Ada'): Promise<this> {
    await this.page.getByRole('button', { name: /^Login With/ }).click();
    await this.page.getByRole('button', { name: new RegExp(name) }).click();
    await this.page.waitForURL(
      (url) => url.origin === this.portal.origin && !/callback|authorize/.test(url.pathname),
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
    await this.page.getByRole('button', { name: /^Login With/ }).click();
    await this.page.getByRole('button', { name: /^Open user menu/ }).waitFor();
    return this;
  }

  async signOut(): Promise<this> {
    await this.page.getByRole('button', { name: /^Open user menu/ }).click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
    return this;
  }

  path(): string {
    const { pathname, search, hash } = new URL(this.page.url());
    return pathname + search + hash;
  }

  /** What was thrown or logged as an error, beyond what the browser itself says of failed requests. */
  faults(): string[] {
    return this.console.filter(
      (line) => /^(error|thrown):/.test(line) && !line.includes('Failed to load resource'),
    );
  }

  /** What names the screen. */
  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
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
    return this.page.getByRole('main').innerText();
  }

  /** Everything that the portal keeps in this browser, by the name of the entry. */
  stored(): Promise<Record<string, string>> {
    return this.page.evaluate(() =>
      Object.fromEntries([...Object.entries(sessionStorage), ...Object.entries(localStorage)]),
    );
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
