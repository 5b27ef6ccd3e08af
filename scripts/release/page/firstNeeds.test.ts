import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstNeeds } from './firstNeeds.mjs';

/** @typedef {Parameters<typeof firstNeeds>[0][number]} App */

const host = /** @type {App} */ ({
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
});
const reports = /** @type {App} */ ({
  app: 'remote-reports',
  federationName: 'remote_reports',
  firstCalls: { ReportListScreen: '/list', ReportScreen: '/report/:slug/:reportId=latest' },
});
const auth = /** @type {App} */ ({ app: 'remote-auth', federationName: 'remote_auth' });
const scriptsOf = (/** @type {string} */ screen) => [`/${screen}.js`];

test('every address has the scripts of its screen and the first call of its remote', () => {
  assert.deepEqual(firstNeeds([host, reports, auth], scriptsOf), {
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
  assert.ok(addresses.every((address) => !('call' in address)));
  assert.deepEqual(firstNeeds([reports], scriptsOf), { addresses: [], signedOut: [] });
});
