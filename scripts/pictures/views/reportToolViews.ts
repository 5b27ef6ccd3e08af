import type { Page } from 'playwright-core';
import type { PortalPages } from '#browser/PortalPages.ts';
import { wholeReport } from '../readiness.ts';
import { ada, longSlug } from './readers.ts';
import type { View } from '../View.ts';

const withoutSheet = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));

async function openTool(portal: PortalPages, name: string, dialog = name) {
  await wholeReport(portal);
  await portal.report.tool(name).click();
  await portal.page.getByRole('dialog', { name: dialog }).waitFor();
}

async function find(portal: PortalPages, words: string) {
  await wholeReport(portal);
  await portal.report.find.box.fill(words);
  await portal.report.find.area
    .getByText(words === nothing ? /^No article/ : /^\d+ of \d+ articles$/)
    .waitFor();
}

/** Words of no article. */
const nothing = 'xylophone';

/** The tools of a report: what they open, and what they find. */
export const reportToolViews: View[] = [
  {
    name: 'report-find',
    path: longSlug,
    reader: ada,
    isWhole: true,
    ready: (portal) => find(portal, 'power'),
  },
  {
    name: 'report-find-nothing',
    path: longSlug,
    reader: ada,
    ready: (portal) => find(portal, nothing),
  },
  {
    name: 'report-topics',
    path: longSlug,
    reader: ada,
    only: 'phone',
    ready: async (portal) => {
      const { report } = portal;
      await wholeReport(portal);
      await report.articles.nth(3).scrollIntoViewIfNeeded();
      await report.topicSheet.button.click();
      await report.topicSheet.panel.waitFor();
    },
  },
  {
    name: 'report-share',
    path: longSlug,
    reader: ada,
    before: withoutSheet,
    ready: (portal) => openTool(portal, 'Share'),
  },
  {
    name: 'report-share-article',
    path: longSlug,
    reader: ada,
    before: withoutSheet,
    ready: async (portal) => {
      await wholeReport(portal);
      await portal.report.articles
        .first()
        .getByRole('button', { name: /^Share/ })
        .click();
      await portal.page.getByRole('dialog', { name: 'Share' }).waitFor();
    },
  },
  {
    name: 'report-save',
    path: longSlug,
    reader: ada,
    ready: (portal) => openTool(portal, 'Save'),
  },
  {
    name: 'report-text',
    path: longSlug,
    reader: ada,
    ready: (portal) => openTool(portal, 'Text'),
  },
  {
    name: 'report-text-largest',
    path: longSlug,
    reader: ada,
    isWhole: true,
    before: (page) =>
      page.addInitScript(() => {
        localStorage.setItem('portal.text', 'largest compact');
      }),
    ready: wholeReport,
  },
  {
    name: 'report-shortcuts',
    path: longSlug,
    reader: ada,
    ready: async ({ page, report }) => {
      await report.shortcuts.button.waitFor();
      await page.keyboard.press('?');
      await report.shortcuts.panel.waitFor();
    },
  },
  {
    name: 'report-next-article',
    path: longSlug,
    reader: ada,
    ready: async ({ page, report }) => {
      await report.shortcuts.button.waitFor();
      for (const key of 'jjm') await page.keyboard.press(key);
      await page
        .getByText(/^Marked as read/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'report-compared',
    path: longSlug,
    reader: ada,
    ready: async (portal) => {
      await openTool(portal, 'Older Reports', 'Report History');
      await portal.history.panel
        .getByRole('button', { name: /^Compare with/ })
        .first()
        .click();
      await portal.main.getByText(/^Compared with/).waitFor();
    },
  },
];
