import type { Page } from 'playwright-core';
import type { Reader } from './Reader';
import { expect } from './test';

interface NarrowScreen {
  name: string;
  path: string;
  order?: Record<string, unknown>;
  before?: (page: Page) => Promise<unknown>;
  ready: (reader: Reader) => Promise<unknown>;
}

const largestText = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('portal.text', 'largest');
  });

export const narrowScreens: NarrowScreen[] = [
  {
    name: 'the welcome page of hostile data',
    path: '/',
    order: { path: 'all', mode: 'hostile' },
    ready: ({ welcome }) => expect(welcome.rows.first()).toBeVisible(),
  },
  {
    name: 'the list of hostile data',
    path: '/reports',
    order: { path: 'all', mode: 'hostile' },
    ready: ({ list }) => expect(list.links.first()).toBeVisible(),
  },
  {
    name: 'the report of hostile data',
    path: '/reports/renewable-energy',
    order: { path: 'all', mode: 'hostile' },
    ready: ({ report }) => expect(report.articles.first()).toBeVisible(),
  },
  {
    name: 'the report in the largest text, and the choice of it',
    path: '/reports/renewable-energy',
    before: largestText,
    ready: async ({ report }) => {
      await expect(report.actions).toBeVisible();
      await report.text.button.click();
      await expect(report.text.option('Largest')).toBeChecked();
    },
  },
  {
    name: 'the ways to share an article',
    path: '/reports/renewable-energy',
    ready: async ({ report }) => {
      await expect(report.actions).toBeVisible();
      await report.articleAt(0).shareButton.click();
      await expect(report.articleAt(0).element.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the shortcuts',
    path: '/reports/renewable-energy',
    ready: async ({ report }) => {
      await report.shortcuts.button.click();
      await expect(report.shortcuts.panel).toBeVisible();
    },
  },
  {
    name: 'a history of nonsense',
    path: '/reports/b-36-segments-that-are-no-dates',
    order: { path: 'report', mode: 'hostile' },
    ready: async ({ report, history }) => {
      await report.historyButton.click();
      await expect(history.links.first()).toBeVisible();
    },
  },
  {
    name: 'the open menu',
    path: '/reports',
    ready: async ({ mobileMenu }) => {
      await mobileMenu.button.click();
      await expect(mobileMenu.signOutButton).toBeVisible();
    },
  },
  {
    name: 'the notifications',
    path: '/reports',
    ready: async ({ notifications }) => {
      await notifications.button.click();
      await expect(notifications.nothingNew).toBeVisible();
    },
  },
  {
    name: 'a report that is loading',
    path: '/reports/renewable-energy',
    order: { path: 'report', mode: 'hang' },
    ready: ({ page }) => expect(page.locator('[aria-busy=true]')).toBeVisible(),
  },
  {
    name: 'a screen whose remote is dead',
    path: '/reports',
    before: (page) => page.route('**/apps/remote-reports/**', (route) => route.abort()),
    ready: ({ tryAgain }) => expect(tryAgain).toBeVisible(),
  },
];
