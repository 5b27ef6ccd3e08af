import type { Locator, Page } from 'playwright-core';
import { AboutDialog } from './AboutDialog.ts';
import { AppearanceMenu } from './AppearanceMenu.ts';
import { FallbackLine } from './FallbackLine.ts';
import { HistoryPanel } from './HistoryPanel.ts';
import { LoginPage } from './LoginPage.ts';
import { MobileMenu } from './MobileMenu.ts';
import { NavigationBar } from './NavigationBar.ts';
import { Notices } from './Notices.ts';
import { Notifications } from './Notifications.ts';
import { ProviderPage } from './ProviderPage.ts';
import { ReleaseNotice } from './ReleaseNotice.ts';
import { ReportListPage } from './ReportListPage.ts';
import { ReportPage } from './ReportPage.ts';
import { UserMenu } from './UserMenu.ts';
import { WelcomePage } from './WelcomePage.ts';

/** Page objects of one tab. */
export class PortalPages {
  readonly page: Page;
  readonly main: Locator;
  readonly tryAgain: Locator;
  readonly bar: NavigationBar;
  readonly userMenu: UserMenu;
  readonly mobileMenu: MobileMenu;
  readonly notices: Notices;
  readonly notifications: Notifications;
  readonly appearance: AppearanceMenu;
  readonly about: AboutDialog;
  readonly releaseNotice: ReleaseNotice;
  readonly fallback: FallbackLine;
  readonly login: LoginPage;
  readonly provider: ProviderPage;
  readonly welcome: WelcomePage;
  readonly list: ReportListPage;
  readonly report: ReportPage;
  readonly history: HistoryPanel;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.tryAgain = this.main.getByRole('button', { name: 'Try again' });
    this.bar = new NavigationBar(page);
    this.userMenu = new UserMenu(page);
    this.mobileMenu = new MobileMenu(page);
    this.notices = new Notices(page);
    this.notifications = new Notifications(page);
    this.appearance = new AppearanceMenu(page);
    this.about = new AboutDialog(page);
    this.releaseNotice = new ReleaseNotice(page);
    this.fallback = new FallbackLine(page);
    this.login = new LoginPage(page);
    this.provider = new ProviderPage(page);
    this.welcome = new WelcomePage(page);
    this.list = new ReportListPage(page);
    this.report = new ReportPage(page);
    this.history = new HistoryPanel(page);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  line(text: string): Locator {
    return this.main.getByText(text, { exact: true });
  }
}
