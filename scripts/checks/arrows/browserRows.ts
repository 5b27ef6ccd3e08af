import type { Row } from './Row.ts';

const globals = 'no-restricted-globals';
const syntax = 'no-restricted-syntax';

const ability = (
  wall: string,
  at: string,
  expression: string,
  allowedAt: string,
  rule: string = globals,
): Row => ({
  wall,
  at,
  forbidden: `export const it = () => ${expression};`,
  rule,
  says: '@portal/shared',
  allowed: `export const it = () => ${expression};`,
  allowedAt,
});

const api = 'remote-reports/src/api/fetchReport.ts';
const state = 'remote-reports/src/state/keep.ts';
const screen = 'host/src/screens/Home.tsx';
const http = 'shared/src/http/httpClient.ts';
const okta = 'host/src/okta/createOktaAuth.ts';
const limits = 'host/src/remotes/limitsPlugin.ts';

export const browserRows: Row[] = [
  ability('the network: fetch', api, "fetch('/x')", http),
  ability('the network: window.fetch', api, "window.fetch('/x')", http),
  ability("the network: globalThis['fetch']", api, "globalThis['fetch']('/x')", limits),
  ability('the network: remotes/ has one file for it', 'host/src/remotes/loader.ts', "fetch('/x')", limits),
  ability(
    'the network: release/ has three files for it',
    'host/src/release/useReleaseWatch.ts',
    "fetch('/x')",
    'host/src/release/fetchLivePage.ts',
  ),
  ability(
    'the network: boot/ has one file for it',
    'host/src/boot/applyTheme.ts',
    "fetch('/x')",
    'host/src/boot/fetchAgain.ts',
  ),
  ability('the network: XMLHttpRequest', api, 'new XMLHttpRequest()', http),
  ability('the network: WebSocket', api, "new WebSocket('/x')", http),
  ability('the network: sendBeacon', api, "navigator.sendBeacon('/x')", http, syntax),
  {
    wall: 'the network: taken out of window',
    at: api,
    forbidden: 'export function it() {\n  const { fetch } = window;\n  return fetch;\n}',
    rule: syntax,
    allowed:
      'export function it(http: { fetch: () => void }) {\n  const { fetch } = http;\n  return fetch;\n}',
  },
  ability('storage: localStorage', state, "localStorage.getItem('x')", 'shared/src/storage/deviceStorage.ts'),
  ability('storage: window.sessionStorage', state, "window.sessionStorage.getItem('x')", okta),
  ability(
    'storage: remote-auth keeps nothing',
    'remote-auth/src/okta/keep.ts',
    'sessionStorage.length',
    okta,
  ),
  ability(
    'storage: release/ has one file for it',
    'host/src/release/useReleaseWatch.ts',
    'sessionStorage.length',
    'host/src/boot/reloadOnce.ts',
  ),
  ability('addresses: location', screen, 'location.pathname', okta),
  ability(
    'addresses: window.location',
    screen,
    'window.location.href',
    'remote-auth/src/state/finishAtom.ts',
  ),
  ability('addresses: document.location', screen, 'document.location.href', okta),
  ability('addresses: a remote that signs nobody in', state, 'location.pathname', okta),
  ability(
    'addresses: history',
    'host/src/state/followTheme.ts',
    'history.length',
    'host/src/state/createPlaces.ts',
  ),
  ability('the console', screen, "console.log('x')", 'shared/src/log/logger.ts'),
  ability('the console: window.console', screen, "window.console.error('x')", 'shared/src/log/logger.ts'),
  {
    wall: "the document's title",
    at: screen,
    forbidden: "export function it() {\n  document.title = 'x';\n}",
    rule: syntax,
    says: 'PageHeading',
    allowed: "export function it() {\n  document.title = 'x';\n}",
    allowedAt: 'shared/src/ui/usePageHeading.ts',
  },
  {
    wall: 'cookies',
    at: okta,
    forbidden: 'export const it = () => document.cookie;',
    rule: syntax,
    says: 'deviceStorage',
    allowed: 'export const it = () => document.referrer;',
  },
];
