import { rememberVisit } from '../pageChanges.ts';
import { known, loading, notice, text, wholeList } from '../readiness.ts';
import { ada, adaId } from './readers.ts';
import type { View } from '../View.ts';

/** The list of reports. */
export const listViews: View[] = [
  { name: 'list', path: '/reports', reader: ada, isWhole: true, ready: wholeList },
  {
    name: 'list-new',
    path: '/reports',
    reader: ada,
    before: (page) => rememberVisit(page, adaId),
    ready: async (portal) => {
      await wholeList(portal);
      await portal.notifications.button.click();
    },
  },
  {
    name: 'list-loading',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'hang' }],
    ready: loading,
  },
  {
    name: 'list-loading-slow',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'hang' }],
    before: (page) => page.clock.install(),
    ready: async (portal) => {
      await loading(portal);
      await portal.page.clock.fastForward(11_000);
      await text('Still loading.')(portal);
    },
  },
  {
    name: 'list-empty',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'empty' }],
    ready: notice('noReports'),
  },
  {
    name: 'list-failed',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'status', status: 500 }],
    ready: notice('listFailed'),
  },
  {
    name: 'list-no-access',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'status', status: 403 }],
    ready: text('You have no access to the reports.'),
  },
  {
    name: 'list-offline',
    path: '/reports',
    reader: ada,
    orders: [{ path: 'list', mode: 'status', status: 503 }],
    ready: async (portal) => {
      await notice('listFailed')(portal);
      await known(ada)(portal);
      await portal.page.context().setOffline(true);
      await portal.tryAgain.click();
      await text('You are offline.')(portal);
    },
  },
  {
    name: 'list-hostile',
    path: '/reports',
    reader: ada,
    isWhole: true,
    orders: [{ path: 'list', mode: 'hostile' }],
    ready: async (portal) => {
      await portal.list.links.first().waitFor();
      // One of them fills ten screens, and hides the others.
      await portal.page.evaluate(() => {
        for (const card of document.querySelectorAll('main li'))
          if (card.textContent.length > 3000) card.remove();
      });
      await portal.page.waitForTimeout(2000);
    },
  },
];
