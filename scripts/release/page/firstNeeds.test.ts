import { firstNeeds } from './firstNeeds.ts';

export type App = Parameters<typeof firstNeeds>[0][number];

const host = {
  app: 'host',
  federationName: 'host',
  addresses: [
    { pattern: '/' },
    { pattern: '/reports', screen: 'remote_reports/ReportListScreen' },
    { pattern: '/reports/:slug', screen: 'remote_reports/ReportScreen' },
    { pattern: '/reports/:slug/:reportId', screen: 'remote_reports/ReportScreen' },
    { pattern: '/login/callback', screen: 'remote_auth/LoginCallbackScreen', isPublic: true },
  ],
  signedOutScreen: 'remote_auth/LoginScreen',
} as App;
const reports = {
  app: 'remote-reports',
  federationName: 'remote_reports',
  firstCalls: { ReportListScreen: '/list', ReportScreen: '/report/:slug/:reportId=latest' },
} as App;
const auth = { app: 'remote-auth', federationName: 'remote_auth' } as App;
const scriptsOf = (screen: string) => [`/${screen}.js`];

test('every address has the scripts of its screen and the first call of its remote', () => {
  expect(firstNeeds([host, reports, auth], scriptsOf)).toStrictEqual({
    addresses: [
      { pattern: '^/?$', scripts: [] },
      { pattern: '^/reports/?$', scripts: ['/remote_reports/ReportListScreen.js'], call: '/list' },
      {
        pattern: '^/reports/([^/]+)/?$',
        scripts: ['/remote_reports/ReportScreen.js'],
        call: '/report/$1/latest',
      },
      {
        pattern: '^/reports/([^/]+)/([^/]+)/?$',
        scripts: ['/remote_reports/ReportScreen.js'],
        call: '/report/$1/$2',
      },
      {
        pattern: '^/login/callback/?$',
        scripts: ['/remote_auth/LoginCallbackScreen.js'],
        isPublic: true,
      },
    ],
    signedOut: ['/remote_auth/LoginScreen.js'],
  });
});

test('a set without a remote, or without a host, needs nothing of it first', () => {
  const { addresses } = firstNeeds([host, auth], scriptsOf);
  expect(addresses.every((address) => !('call' in address))).toBe(true);
  expect(firstNeeds([reports], scriptsOf)).toStrictEqual({ addresses: [], signedOut: [] });
});
