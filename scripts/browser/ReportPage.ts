import type { Locator, Page } from 'playwright-core';
import { FindBox } from './FindBox.ts';
import { ReportArticle } from './ReportArticle.ts';
import { ShortcutHelp } from './ShortcutHelp.ts';
import { TextPanel } from './TextPanel.ts';
import { TopicSheet } from './TopicSheet.ts';

export class ReportPage {
  readonly #main: Locator;
  /** Present once the report itself has loaded; its heading may be shown earlier. */
  readonly summary: Locator;
  readonly summarySection: Locator;
  readonly articles: Locator;
  /** Marks of articles that are new to the reader. */
  readonly newMarks: Locator;
  /** The numbers of the report. */
  readonly glance: Locator;
  readonly topics: Locator;
  /** The actions of all articles by organisation type, below them. */
  readonly actions: Locator;
  readonly find: FindBox;
  readonly topicSheet: TopicSheet;
  readonly text: TextPanel;
  readonly shortcuts: ShortcutHelp;
  readonly nextArticle: Locator;
  readonly previousArticle: Locator;
  readonly newerNotice: Locator;
  readonly newerFailed: Locator;
  readonly showNewer: Locator;
  readonly historyButton: Locator;
  readonly olderLink: Locator;
  readonly newerLink: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.#main = main;
    this.summary = main.getByRole('heading', { name: 'Executive Summary' });
    this.summarySection = main.locator('section', {
      has: page.getByRole('heading', { name: 'Executive Summary' }),
    });
    this.articles = main.getByRole('article');
    this.newMarks = this.articles.getByText('New', { exact: true }).filter({ visible: true });
    this.glance = main.getByRole('list', { name: 'At a glance' });
    this.topics = main.getByRole('navigation', { name: 'Topics' });
    this.actions = main.locator('section', {
      has: page.getByRole('heading', { level: 2, name: 'Actions', exact: true }),
    });
    this.find = new FindBox(main);
    this.topicSheet = new TopicSheet(page);
    this.text = new TextPanel(page);
    this.shortcuts = new ShortcutHelp(page);
    this.nextArticle = main.getByRole('button', { name: 'Next article' }).filter({ visible: true });
    this.previousArticle = main.getByRole('button', { name: 'Previous article' }).filter({ visible: true });
    this.newerNotice = main.getByText('A newer report is available');
    this.newerFailed = main.getByText('The newer report could not be loaded.');
    this.showNewer = main.getByRole('button', { name: 'Show it' });
    this.historyButton = main.getByRole('button', { name: 'Older Reports' });
    this.olderLink = main.getByRole('link', { name: /^Older report/ });
    this.newerLink = main.getByRole('link', { name: /^Newer report/ });
  }

  /** The actions for one organisation type. */
  actionsFor(type: string): Locator {
    return this.actions.locator('details').filter({ hasText: RegExp(`^${type}`) });
  }

  /** A button of the tools of the report. */
  tool(name: string): Locator {
    return this.#main.getByRole('group', { name: 'Report tools' }).getByRole('button', { name, exact: true });
  }

  articleAt(place: number): ReportArticle {
    return new ReportArticle(this.articles.nth(place));
  }

  /** Waits for as many articles as the line at a glance counts: the first few are drawn before the others. */
  async untilWhole(): Promise<void> {
    const count = parseInt(await this.glance.getByText(/^\d+ articles?$/).innerText());
    await this.articles.nth(count - 1).waitFor({ state: 'attached' });
  }

  article(title: string): Locator {
    return this.#main.getByRole('heading', { level: 3, name: title, exact: true });
  }
}
