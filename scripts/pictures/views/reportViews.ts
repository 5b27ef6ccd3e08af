import { yearsOfHistory } from '#browser/yearsOfHistory.ts';
import { comeBackLater } from '../pageChanges.ts';
import { openedAfterReading, wholeReport } from '../readiness.ts';
import { ada, longSlug } from './readers.ts';
import type { View } from '../View.ts';

/** A report as it is read. */
export const reportViews: View[] = [
  { name: 'report', path: longSlug, reader: ada, ready: wholeReport },
  { name: 'report-whole', path: longSlug, reader: ada, isWhole: true, ready: wholeReport },
  { name: 'report-without-picture', path: '/reports/banking-payments', reader: ada, ready: wholeReport },
  {
    name: 'report-article',
    path: longSlug,
    reader: ada,
    ready: async (portal) => {
      await wholeReport(portal);
      const id = await portal.report.articles.nth(6).getAttribute('id');
      await portal.page.goto(`${portal.page.url()}#${String(id)}`);
      await portal.page.waitForTimeout(800);
    },
  },
  {
    name: 'report-marks',
    path: `${longSlug}/20261119`,
    reader: ada,
    ready: async ({ report }) => {
      const toggle = report.articleAt(0).readToggle;
      // Until the reader is known, no version counts as opened.
      await toggle.click({ trial: true });
      await report.newerLink.click();
      await report.newMarks.first().waitFor();
      await toggle.click();
    },
  },
  {
    name: 'report-continue',
    path: longSlug,
    reader: ada,
    ready: openedAfterReading(longSlug),
  },
  {
    name: 'report-dated',
    path: longSlug,
    reader: ada,
    ready: async (portal) => {
      await wholeReport(portal);
      await portal.report.olderLink.click();
      // Only then the numbers are those of the older report.
      await portal.report.newerLink.waitFor();
      await wholeReport(portal);
    },
  },
  {
    name: 'report-end',
    path: longSlug,
    reader: ada,
    ready: async (portal) => {
      await wholeReport(portal);
      await portal.page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
      });
    },
  },
  {
    name: 'report-topics-fold',
    path: longSlug,
    reader: ada,
    only: 'phone',
    ready: async (portal) => {
      await wholeReport(portal);
      await portal.report.topics.getByText('Topics').click();
      await portal.report.topics.getByText('Topics').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'report-ai-note',
    path: longSlug,
    reader: ada,
    ready: async (portal) => {
      await wholeReport(portal);
      await portal.page.getByText('How this was made').click();
    },
  },
  {
    name: 'report-history',
    path: longSlug,
    reader: ada,
    ready: async (portal) => {
      await wholeReport(portal);
      await portal.report.historyButton.click();
      await portal.history.heading.waitFor();
    },
  },
  {
    name: 'report-months',
    path: longSlug,
    reader: ada,
    before: yearsOfHistory,
    ready: async (portal) => {
      await wholeReport(portal);
      await portal.report.historyButton.click();
      await portal.history.month.selectOption('April 2021');
      await portal.history.link('Thu Apr 15, 2021').waitFor();
    },
  },
  {
    name: 'report-newer',
    path: longSlug,
    reader: ada,
    before: (page) => page.clock.install(),
    ready: async (portal) => {
      await wholeReport(portal);
      await comeBackLater(portal);
      await portal.report.newerNotice.first().waitFor();
    },
  },
  {
    name: 'report-newer-failed',
    path: longSlug,
    reader: ada,
    before: (page) => page.clock.install(),
    ready: async (portal) => {
      const { page, report } = portal;
      await wholeReport(portal);
      await comeBackLater(portal);
      await page.route('**/ai/mediamonitoring/report/**', (route) => route.abort());
      await report.showNewer.click();
      await report.newerFailed.first().waitFor();
    },
  },
];
