import { shipAnother, withoutRemote } from '../pageChanges.ts';
import { notice, wholeList, wholeReport } from '../readiness.ts';
import { withoutNewest } from '../withoutNewest.ts';
import { ada, longSlug } from './readers.ts';
import type { View } from '../View.ts';

/** Screens beside the reports, and parts that are missing. */
export const pageViews: View[] = [
  {
    name: 'newer-version',
    path: longSlug,
    reader: ada,
    before: (page) => page.clock.install(),
    ready: async (portal) => {
      await wholeReport(portal);
      await shipAnother(portal);
    },
  },
  {
    name: 'former-version',
    path: '/reports',
    reader: ada,
    before: withoutNewest('**/reports'),
    ready: async (portal) => {
      await wholeList(portal);
      await portal.fallback.line.waitFor();
    },
  },
  { name: 'page-not-found', path: '/no/such/page', reader: ada, ready: notice('noPage') },
  {
    name: 'remote-reports-dead',
    path: '/reports',
    reader: ada,
    before: withoutRemote('remote-reports'),
    ready: notice('listUnavailable'),
  },
  {
    name: 'remote-reports-dead-report',
    path: longSlug,
    reader: ada,
    before: withoutRemote('remote-reports'),
    ready: notice('reportUnavailable'),
  },
  {
    name: 'remote-auth-dead',
    path: '/reports',
    before: withoutRemote('remote-auth'),
    ready: notice('loginUnavailable'),
  },
];
