import { loading, notice, text, wholeList, wholeReport } from '../readiness.ts';
import { ada, longSlug } from './readers.ts';
import type { View } from '../View.ts';

/** Reports that are late, missing or malformed. */
export const reportFailureViews: View[] = [
  {
    name: 'report-loading',
    path: longSlug,
    reader: ada,
    orders: [{ path: 'report', mode: 'hang' }],
    ready: loading,
  },
  {
    name: 'report-loading-known-name',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'report', mode: 'hang' }],
    ready: async (portal) => {
      await wholeList(portal);
      await portal.list.link('Renewable Energy').click();
      await loading(portal);
    },
  },
  {
    name: 'report-without-articles',
    path: longSlug,
    reader: ada,
    orders: [{ path: 'report', mode: 'empty' }],
    ready: text('No articles in this report.'),
  },
  {
    name: 'report-failed',
    path: longSlug,
    reader: ada,
    orders: [{ path: 'report', mode: 'status', status: 500 }],
    ready: text('The report could not be loaded.'),
  },
  {
    name: 'report-not-found',
    path: '/reports/no-such-report/20200101',
    reader: ada,
    ready: notice('noReport'),
  },
  {
    name: 'report-hostile',
    path: longSlug,
    reader: ada,
    isWhole: true,
    orders: [{ path: 'report', mode: 'hostile' }],
    ready: async (portal) => {
      await wholeReport(portal);
      await portal.report.articles.nth(100).waitFor({ state: 'attached' });
      await portal.page.evaluate(() => {
        for (const item of document.querySelectorAll('main li')) {
          // Otherwise items out of sight are not rendered.
          if (item instanceof HTMLElement) item.style.contentVisibility = 'visible';
          if (item.textContent.length > 6000) item.remove();
        }
      });
    },
  },
  {
    name: 'report-hostile-history',
    path: '/reports/b-36-segments-that-are-no-dates',
    reader: ada,
    orders: [{ path: 'report', mode: 'hostile' }],
    ready: async (portal) => {
      await wholeReport(portal);
      await portal.report.historyButton.click();
      await portal.history.heading.waitFor();
      await portal.history.panel.getByText('20241345').scrollIntoViewIfNeeded();
    },
  },
];
