import { longNames, rememberVisit, withoutRemote } from '../pageChanges.ts';
import { loading, notice, openedAfterReading, wholeWelcome } from '../readiness.ts';
import { ada, adaId, withLongName } from './readers.ts';
import type { View } from '../View.ts';

/** The welcome page and what it shows of the reports. */
export const welcomeViews: View[] = [
  { name: 'welcome', path: '/', reader: ada, isWhole: true, ready: wholeWelcome },
  {
    name: 'welcome-new',
    path: '/',
    reader: ada,
    isWhole: true,
    before: (page) => rememberVisit(page, adaId),
    ready: wholeWelcome,
  },
  {
    name: 'welcome-quiet',
    path: '/',
    reader: ada,
    isWhole: true,
    before: (page) => rememberVisit(page, adaId, new Date(Date.now() + 1000)),
    ready: wholeWelcome,
  },
  {
    name: 'welcome-continue',
    path: '/reports/renewable-energy',
    reader: ada,
    isWhole: true,
    ready: openedAfterReading('/'),
  },
  {
    name: 'welcome-loading',
    path: '/',
    reader: ada,
    isWhole: true,
    orders: [{ path: 'list', mode: 'hang' }],
    ready: loading,
  },
  {
    name: 'welcome-empty',
    path: '/',
    reader: ada,
    orders: [{ path: 'list', mode: 'empty' }],
    ready: notice('noReports'),
  },
  {
    name: 'welcome-failed',
    path: '/',
    reader: ada,
    orders: [{ path: 'list', mode: 'status', status: 500 }],
    ready: notice('listFailed'),
  },
  {
    name: 'welcome-hostile',
    path: '/',
    reader: ada,
    isWhole: true,
    orders: [{ path: 'list', mode: 'hostile' }],
    ready: wholeWelcome,
  },
  {
    name: 'welcome-remote-dead',
    path: '/',
    reader: ada,
    before: withoutRemote('remote-reports'),
    ready: notice('newestUnavailable'),
  },
  {
    name: 'welcome-long-names',
    path: '/',
    reader: withLongName,
    before: longNames,
    ready: wholeWelcome,
  },
];
