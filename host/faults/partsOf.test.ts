import { declareRemote } from '@portal/shared/declaration';
import { portal as auth } from '../../remote-auth/src/portal';
import { portal as reports } from '../../remote-reports/src/portal';
import { faults, isAbsent } from './faults';
import { nameOf } from './Part';
import { partsOf } from './partsOf';

/** A remote that nobody has written a test for. */
const third = declareRemote({
  format: 1,
  federationName: 'remote_news',
  port: 4303,
  screens: {
    NewsScreen: {
      address: '/news/:topic/:day?',
      title: 'News',
      unavailable: 'No news.',
      firstCall: '/news/:topic/:day=latest',
    },
  },
  slots: [
    {
      slot: 'welcome',
      module: 'NewsPanel',
      order: 20,
      unavailable: 'No news right now.',
      firstCall: '/news/newest',
    },
  ],
});
const registry = [reports, auth, third].map(({ federationName, ...declaration }) => ({
  name: federationName,
  declaration,
}));

test('every screen, panel and step of the sign-in in the registry can be hit, those of a further remote too', () => {
  expect(partsOf(registry).map((part) => `${nameOf(part)} at ${part.address}`)).toEqual([
    'remote_reports/ReportListScreen at /reports',
    'remote_reports/ReportScreen at /reports/renewable-energy',
    'remote_reports/NewReports at /',
    'remote_reports/ReportNews at /',
    'remote_auth/LoginScreen at /',
    'remote_auth/LoginCallbackScreen at /login/callback?code=none&state=none',
    'remote_auth/AuthorizeScreen at /okta/authorize#state=none',
    'remote_news/NewsScreen at /news/sample',
    'remote_news/NewsPanel at /',
  ]);
});

test('a further remote inherits every fault, those of its first calls too', () => {
  const rowsOf = (name: string) => {
    const parts = partsOf(registry).filter(({ remote }) => remote === name);
    return faults.flatMap((row) => (!isAbsent(row) && parts.some(row.hits) ? row.title : []));
  };

  expect(rowsOf('remote_news')).toEqual(rowsOf('remote_reports'));
  expect(faults.filter((row) => !isAbsent(row) && !partsOf(registry).some(row.hits))).toEqual([]);
});

test('each of the 72 faults has a row, or the reason why it has none', () => {
  const numbers = [...new Set(faults.map(({ title }) => title.slice(0, 4)))];

  expect(numbers).toEqual(
    Array.from({ length: 72 }, (_, index) => `F-${String(index + 1).padStart(2, '0')}`),
  );
});
